import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { CAPTS_FOR_AVERAGE } from '@famiglia/contract/capts/capt-statistics';
import type { PlayerStatistics } from '@famiglia/contract/capts/capt-statistics';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findName } from '../members/member.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { outcomeOf } from './statistics/outcome.ts';
import {
  countCalls,
  findAverageRank,
  findBestPlayed,
  findLastPlayed,
  sumPlayer,
} from './statistics/player.queries.ts';

const RECENT = 20;

export const getPlayerStatistics: UseCase<typeof captStatisticsRoutes.player> = async (
  context,
  actor,
  { guildId, userId },
) => {
  await requireGuildAccess(context, actor, guildId, captStatisticsRoutes.player.access);
  return readPlayer(context, guildId, userId);
};

/** Every member may read their own statistics. */
export const getMyStatistics = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<PlayerStatistics> => {
  const userId = await requireMembership(context, actor, guildId);
  return readPlayer(context, guildId, userId);
};

export const readPlayer = async (
  context: Context,
  guildId: string,
  userId: string,
): Promise<PlayerStatistics> => {
  const { db } = context;
  const name = await findName(db, guildId, userId);
  if (name === null) throw new AppError('not_found');
  const [sums, last, best, rank, calls] = await Promise.all([
    sumPlayer(db, guildId, userId),
    findLastPlayed(db, guildId, userId, RECENT),
    findBestPlayed(db, guildId, userId),
    findAverageRank(db, guildId, userId),
    countCalls(db, guildId, userId),
  ]);
  const damages = last.map((capt) => capt.damage);
  return {
    user_id: userId,
    display_name: name,
    ...outcomeOf(sums),
    damage: sums.damage,
    kills: sums.kills,
    deaths: sums.deaths,
    mvps: sums.mvps,
    average: sums.capts < CAPTS_FOR_AVERAGE ? null : sums.damage / sums.capts,
    form_5: formOf(damages, 5),
    form_10: formOf(damages, 10),
    best:
      best === null
        ? null
        : {
            capt_id: best.capt_id,
            damage: best.damage,
            opponent: best.opponent,
            starts_at: new Date(best.starts_at).toISOString(),
          },
    rank,
    attendance: {
      signed_up: calls.selected,
      came: calls.came,
      share: calls.selected === 0 ? null : calls.came / calls.selected,
    },
    recent: last.map((capt) => ({ ...capt, starts_at: new Date(capt.starts_at).toISOString() })).toReversed(),
  };
};

/** The average of exactly this many capts; null if there are fewer. */
const formOf = (damages: readonly number[], count: number): number | null =>
  damages.length < count ? null : damages.slice(0, count).reduce((sum, one) => sum + one, 0) / count;
