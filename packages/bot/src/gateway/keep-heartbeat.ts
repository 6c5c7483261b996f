import { RIGHTS_AGE } from '@famiglia/contract/access/rights-age';
import { saveHeartbeat } from '@famiglia/core/mirror/rights-age.queries';
import { Status } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Shard } from '@famiglia/core/platform/shards/shard';

/**
 * Records regularly that the gateway session is alive: while it is, the mirror of its guilds is known to be
 * current. discord.js notices a silent connection within one of its own heartbeats.
 */
export const keepHeartbeat = (
  { client, context, log, mirror }: Bot,
  shard: Shard,
  everyMs: number = RIGHTS_AGE.confirmedEveryMs,
): (() => void) => {
  const lives = (): boolean => client.ws.shards.get(shard.id)?.status === Status.Ready;
  const beat = async (): Promise<void> => {
    if (!lives()) return;
    // A new session must first mark its guilds as unconfirmed, or this would confirm changes that were
    // missed.
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
