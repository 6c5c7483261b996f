import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@famiglia/core/platform/context';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { takeIdentifyTurn } from '@famiglia/core/platform/shards/shard.queries';
import type { WebSocketOptions } from 'discord.js';

export type BuildThrottler = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;

/**
 * One shard of a bucket may identify every five seconds at Discord’s end. Between two busy processes some of that is lost on the
 * way, and who comes too early waits for another turn.
 */
const IDENTIFY_EVERY_MS = 5500;

/**
 * Decides when a shard may identify. discord.js knows only the shards of its own process; here the turns are rows of the
 * database, so that all processes together keep Discord’s limit. When the identifies of a day are used up, it waits for
 * the next day instead of losing the token.
 */
export const sharedThrottler =
  (context: Pick<Context, 'db' | 'log'>, spacingMs: number = IDENTIFY_EVERY_MS): BuildThrottler =>
  (manager) => {
    const takeTurn = async (shardId: number, signal: AbortSignal): Promise<number> => {
      const { session_start_limit: limit } = await manager.fetchGatewayInformation(true);
      if (limit.remaining <= 0) await sleep(limit.reset_after, undefined, { signal });
      return takeIdentifyTurn(context, shardId % limit.max_concurrency, spacingMs);
    };
    // If this failed, discord.js would connect again and then identify twice on one connection, which Discord closes.
    const takeTurnAtLast = async (shardId: number, signal: AbortSignal): Promise<number> => {
      for (let failures = 0; ; failures += 1) {
        try {
          return await takeTurn(shardId, signal);
        } catch (error) {
          if (failures === 0 && !signal.aborted)
            context.log.warn({ err: error, shardId }, 'a shard gets no turn to identify; it keeps asking');
          await sleep(backoff(failures), undefined, { signal });
        }
      }
    };
    return {
      waitForIdentify: async (shardId, signal) => {
        await sleep(await takeTurnAtLast(shardId, signal), undefined, { signal });
      },
    };
  };
