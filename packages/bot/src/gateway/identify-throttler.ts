import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@famiglia/core/platform/context';
import { takeIdentifyTurn } from '@famiglia/core/platform/shards/identify-turn';
import type { WebSocketOptions } from 'discord.js';

export type BuildThrottler = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;

/** Discord’s own number: so often may one shard of a bucket identify. */
const IDENTIFY_EVERY_MS = 5000;

/**
 * Decides when a shard may identify. discord.js knows only the shards of its own process; here the turns are rows of the
 * database, so that all processes together keep Discord’s limit. When the identifies of a day are used up, it waits for
 * the next day instead of losing the token.
 */
export const sharedThrottler =
  (context: Pick<Context, 'db'>, spacingMs: number = IDENTIFY_EVERY_MS): BuildThrottler =>
  (manager) => ({
    waitForIdentify: async (shardId, signal) => {
      const { session_start_limit: limit } = await manager.fetchGatewayInformation(true);
      if (limit.remaining <= 0) await sleep(limit.reset_after, undefined, { signal });
      const waitMs = await takeIdentifyTurn(context, shardId % limit.max_concurrency, spacingMs);
      await sleep(waitMs, undefined, { signal });
    },
  });
