import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@famiglia/core/platform/context';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { planShards } from '@famiglia/core/platform/shards/shard.queries';
import { REST, Routes } from 'discord.js';
import type { RESTGetAPIGatewayBotResult } from 'discord.js';

export interface ShardOptions {
  /** A number, or what Discord recommends. */
  shards: 'auto' | number;
  token: string;
  /** Base of Discord’s REST API, without the version. */
  apiUrl: string;
}

/**
 * Plans the number of shards at the start. While Discord does not answer, the number of the last start holds; without
 * one, a single shard is planned, which is right for up to about a thousand guilds.
 */
export const planShardCount = async (
  context: Pick<Context, 'db' | 'log'>,
  { shards, token, apiUrl }: ShardOptions,
  signal: AbortSignal,
): Promise<void> => {
  const rest = new REST({ api: apiUrl }).setToken(token);
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const planned = shards === 'auto' ? await askDiscord(rest, signal) : shards;
      return await planShards(context, planned, { onlyMore: shards === 'auto' });
    } catch (error) {
      if (signal.aborted) return;
      // A bad token is reported when the bot connects.
      if (failures === 0) await planShards(context, 1, { onlyMore: true }).catch(() => undefined);
      const retryMs = backoff(failures);
      context.log.debug({ err: error, retryMs }, 'the number of shards is not known yet');
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
};

const askDiscord = async (rest: REST, signal: AbortSignal): Promise<number> => {
  const { shards } = (await rest.get(Routes.gatewayBot(), { signal })) as RESTGetAPIGatewayBotResult;
  return shards;
};
