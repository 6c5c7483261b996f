import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { OUTCOME } from './outcome.ts';
import type { OutcomeRow } from './outcome.ts';

type SeasonRow = OutcomeRow & { season: string; from: Date; to: Date; damage: number };

/** Quarters of the year in the guild's time zone, latest first. */
export const findSeasons = async (db: Queryable, guildId: string, timeZone: string): Promise<SeasonRow[]> => {
  const { rows } = await db.execute<SeasonRow>(sql`
    select to_char(quarter, 'YYYY"-q"Q') as season, quarter at time zone ${timeZone} as from,
      (quarter + interval '3 months') at time zone ${timeZone} as to, ${OUTCOME},
      sum(capt.damage)::float8 as damage
    from capts capt, lateral (select date_trunc('quarter', capt.played_at at time zone ${timeZone}) as quarter) local
    where capt.guild_id = ${guildId}::bigint and capt.played_at is not null
    group by quarter order by quarter desc`);
  return rows;
};
