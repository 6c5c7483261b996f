import { GUNGAME_STATS_DAYS, gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import {
  countByStatus,
  findDays,
  findModerators,
  findTopPlayers,
  findWaits,
} from './gungame-stats.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts are of all time; people, waiting times and days are of the last thirty days. */
export const getGungameStats: UseCase<typeof gungameRoutes.stats> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, gungameRoutes.stats.access);
  const { db } = context;
  const until = context.clock();
  const since = new Date(until.getTime() - (GUNGAME_STATS_DAYS - 1) * DAY_MS);
  const { time_zone: timeZone } = await findSettings(db, guildId);
  const [counts, waits, moderators, players, days] = await Promise.all([
    countByStatus(db, guildId),
    findWaits(db, guildId, since),
    findModerators(db, guildId, since),
    findTopPlayers(db, guildId, since),
    findDays(db, guildId, { since, until, timeZone }),
  ]);
  return {
    ...counts,
    median_wait_seconds: waits.median,
    p95_wait_seconds: waits.p95,
    moderators,
    players,
    days,
  };
};
