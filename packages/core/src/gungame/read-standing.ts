import { GUNGAME_STATS_DAYS } from '@famiglia/contract/gungame/gungame';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { countByStatus, findTopPlayers, findWaits } from './gungame-stats.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface GungameStanding {
  own: Record<'pending' | 'approved' | 'rejected', number>;
  queue: number;
  medianWaitSeconds: number | null;
  players: readonly { user_id: string; name: string; approved: number }[];
}

/** What every member may see: their own screenshots, the best players, and how long a verdict takes. */
export const readStanding = async (
  context: Context,
  actor: Actor,
  guildId: string,
): Promise<GungameStanding> => {
  const userId = await requireMembership(context, actor, guildId);
  const { db } = context;
  const since = new Date(context.clock().getTime() - GUNGAME_STATS_DAYS * DAY_MS);
  const [own, counts, waits, players] = await Promise.all([
    countByStatus(db, guildId, userId),
    countByStatus(db, guildId),
    findWaits(db, guildId, since),
    findTopPlayers(db, guildId, since),
  ]);
  return {
    own,
    queue: counts.pending,
    medianWaitSeconds: waits.median,
    players,
  };
};
