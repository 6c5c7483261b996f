import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { outcomeOf } from './statistics/outcome.ts';
import { findSeasons } from './statistics/season.queries.ts';

export const listSeasons: UseCase<typeof captStatisticsRoutes.seasons> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, captStatisticsRoutes.seasons.access);
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const rows = await findSeasons(context.db, guildId, timeZone);
  return wholeList(
    rows.map((row) => ({
      season: row.season,
      from: new Date(row.from).toISOString(),
      to: new Date(row.to).toISOString(),
      ...outcomeOf(row),
      damage: row.damage,
    })),
  );
};
