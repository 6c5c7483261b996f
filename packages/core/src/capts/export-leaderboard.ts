import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { writeCsv } from '../platform/csv.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findLeaderboard } from './statistics/leaderboard.queries.ts';
import type { LeaderboardEntry } from './statistics/leaderboard.queries.ts';
import { periodOf } from './statistics/period.ts';

const COLUMNS = [
  'rank',
  'user_id',
  'display_name',
  'ingame_nick',
  'capts',
  'damage',
  'kills',
  'deaths',
  'damage_per_capt',
  'mvps',
  'reliability',
];
/** No family has this many members. */
const EVERYBODY = { limit: 100_000, offset: 0 };

/** A whole leaderboard as a file. */
export const exportLeaderboard: UseCase<typeof captStatisticsRoutes.exportLeaderboard> = async (
  context,
  actor,
  input,
) => {
  const { guildId, by } = input;
  await requireGuildAccess(context, actor, guildId, captStatisticsRoutes.exportLeaderboard.access);
  const rows = await findLeaderboard(context.db, guildId, { by, ...periodOf(input) }, EVERYBODY);
  return writeCsv(COLUMNS, [rows], cellsOf);
};

const cellsOf = (row: LeaderboardEntry): (string | number)[] => [
  row.rank ?? '',
  row.user_id,
  row.display_name,
  row.ingame_nick ?? '',
  row.capts,
  row.damage,
  row.kills,
  row.deaths,
  Math.round(row.damage_per_capt),
  row.mvps,
  row.reliability?.toFixed(3) ?? '',
];
