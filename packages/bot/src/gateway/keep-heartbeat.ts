import { RIGHTS_AGE } from '@famiglia/contract/rights-age';
import { saveHeartbeat } from '@famiglia/core/guilds/mirror/rights-age.queries';
import { Status } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Shard } from './shard.ts';

/**
 * Writes down, again and again, that the gateway session lives: for as long as it does, what the mirror says of guilds is
 * known to be true. A connection that falls silent is noticed by discord.js within one of its own heartbeats.
 */
export const keepHeartbeat = (
  { client, context, log, mirror }: Bot,
  shard: Shard,
  everyMs: number = RIGHTS_AGE.confirmedEveryMs,
): (() => void) => {
  const lives = (): boolean => client.ws.shards.get(shard.id)?.status === Status.Ready;
  const beat = async (): Promise<void> => {
    if (!lives()) return;
    // A new session has to put its guilds in doubt first, or this would confirm what was not heard.
    await mirror.kept();
    if (lives()) await saveHeartbeat(context.db, shard, context.clock());
  };
  const timer = setInterval(() => {
    beat().catch((error: unknown) =>
      log.warn({ err: error }, 'the gateway’s heartbeat could not be written'),
    );
  }, everyMs);
  return () => clearInterval(timer);
};
