import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { outcomeOf, OUTCOME } from './statistics/outcome.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { OutcomeRow } from './statistics/outcome.ts';

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

type SeasonRow = OutcomeRow & { season: string; from: Date; to: Date; damage: number };

/** Quarters of the year in the guild's time zone, latest first. */
const findSeasons = async (db: Queryable, guildId: string, timeZone: string): Promise<SeasonRow[]> => {
  const { rows } = await db.execute<SeasonRow>(sql`
    select to_char(quarter, 'YYYY"-q"Q') as season, quarter at time zone ${timeZone} as from,
      (quarter + interval '3 months') at time zone ${timeZone} as to, ${OUTCOME},
      sum(capt.damage)::float8 as damage
    from capts capt, lateral (select date_trunc('quarter', capt.played_at at time zone ${timeZone}) as quarter) local
    where capt.guild_id = ${guildId}::bigint and capt.played_at is not null
    group by quarter order by quarter desc`);
  return rows;
};
