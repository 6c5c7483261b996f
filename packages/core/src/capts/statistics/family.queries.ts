import type { CaptSide } from '@famiglia/contract/capts/capts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { OUTCOME } from './outcome.ts';
import type { OutcomeRow } from './outcome.ts';
import { against, countedIn } from './period.ts';
import type { Period } from './period.ts';

export type FamilyRow = OutcomeRow & {
  /** The group that the row sums up: all capts, or one week, opponent, side, territory or hour. */
  about: 'all' | 'week' | 'opponent' | 'side' | 'territory' | 'hour';
  week: string | null;
  opponent: string;
  side: CaptSide | null;
  territory: string;
  hour: number | null;
  damage: number;
  kills: number;
  deaths: number;
  /** Capts with entered players. */
  entered: number;
  selected: number;
  came: number;
  last_at: Date;
};

/**
 * All statistics of a family's capts in one scan, with one row per capt. The sums use floating-point numbers:
 * PostgreSQL sums `bigint` as decimals, which is several times slower.
 */
export const findFamilyRows = async (
  db: Queryable,
  guildId: string,
  period: Period,
  timeZone: string,
): Promise<FamilyRow[]> => {
  const { rows } = await db.execute<FamilyRow>(sql`
    select case grouping(week, opponent_key, side, territory_key, hour)
        when 15 then 'week' when 23 then 'opponent' when 27 then 'side' when 29 then 'territory'
        when 30 then 'hour' else 'all' end as about,
      week::text, max(capt.opponent) as opponent, side, max(capt.territory) as territory, hour::int, ${OUTCOME},
      sum(capt.damage) as damage, sum(capt.kills)::float8 as kills, sum(capt.deaths)::float8 as deaths,
      count(*) filter (where capt.players > 0)::int as entered,
      sum(capt.selected)::float8 as selected, sum(capt.came)::float8 as came, max(capt.played_at) as last_at
    from (
      select capt.opponent, capt.opponent_key, capt.side, capt.territory, lower(capt.territory) as territory_key,
        capt.result, capt.damage::float8, capt.kills::float8, capt.deaths::float8, capt.players, capt.selected, capt.came, capt.played_at,
        date_trunc('week', capt.played_at at time zone ${timeZone})::date as week,
        extract(hour from capt.played_at at time zone ${timeZone}) as hour
      from capts capt
      where ${countedIn('capt', guildId, period)} ${against(period.opponent)}
    ) capt
    group by grouping sets ((), (week), (opponent_key), (side), (territory_key), (hour))`);
  return rows;
};
