import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import type { CaptResult, CaptSide } from '@famiglia/contract/capts/capts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { OUTCOME } from './outcome.ts';
import type { OutcomeRow } from './outcome.ts';
import { against, countedIn } from './period.ts';
import type { Period } from './period.ts';

export type FamilyRow = OutcomeRow & {
  /** The group that the row sums up: all capts, or one week, opponent, side, territory, map or hour. */
  about: 'all' | 'week' | 'opponent' | 'side' | 'territory' | 'map' | 'hour';
  week: string | null;
  opponent: string;
  side: CaptSide | null;
  territory: string;
  map: string | null;
  hour: number | null;
  damage: number;
  kills: number;
  deaths: number;
  /** Capts with entered players. */
  entered: number;
  /** Capts in which the damage of both sides is known, and that damage. */
  both: number;
  damage_ours: number | null;
  damage_theirs: number | null;
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
    select case grouping(week, opponent_key, side, territory_key, map, hour)
        when 31 then 'week' when 47 then 'opponent' when 55 then 'side' when 59 then 'territory'
        when 61 then 'map' when 62 then 'hour' else 'all' end as about,
      week::text, max(capt.opponent) as opponent, side, max(capt.territory) as territory, map, hour::int, ${OUTCOME},
      sum(capt.damage) as damage, sum(capt.kills)::float8 as kills, sum(capt.deaths)::float8 as deaths,
      count(*) filter (where capt.players > 0)::int as entered,
      count(*) filter (where capt.damage_theirs > 0)::int as both,
      sum(capt.damage) filter (where capt.damage_theirs > 0) as damage_ours, sum(capt.damage_theirs) as damage_theirs,
      sum(capt.selected)::float8 as selected, sum(capt.came)::float8 as came, max(capt.played_at) as last_at
    from (
      select capt.opponent, capt.opponent_key, capt.side, place.territory, lower(place.territory) as territory_key, war.map,
        case when capt.players > 0 then capt.damage_theirs else 0 end::float8 as damage_theirs,
        capt.result, capt.damage::float8, capt.kills::float8, capt.deaths::float8, capt.players, capt.selected, capt.came, capt.played_at,
        date_trunc('week', capt.played_at at time zone ${timeZone})::date as week,
        extract(hour from capt.played_at at time zone ${timeZone}) as hour
      from capts capt
      -- A feed names the place and the map apart; a capt of such a war has both in one text.
      left join wars war on war.capt_id = capt.id and war.guild_id = capt.guild_id and war.decision = 'confirmed'
      cross join lateral (select coalesce(war.territory, capt.territory) as territory) place
      where ${countedIn('capt', guildId, period)} ${against(period.opponent)}
    ) capt
    group by grouping sets ((), (week), (opponent_key), (side), (territory_key), (map), (hour))`);
  return rows;
};

const FORM = 10;

/** How the last capts ended, oldest first. */
export const findForm = async (
  db: Queryable,
  guildId: string,
  period: Period,
): Promise<FamilyStatistics['form']> => {
  const { rows } = await db.execute<{
    capt_id: string;
    opponent: string;
    starts_at: Date;
    result: CaptResult;
  }>(sql`
    select capt.id as capt_id, capt.opponent, capt.starts_at, capt.result from capts capt
    where ${countedIn('capt', guildId, period)} ${against(period.opponent)}
    order by capt.played_at desc, capt.id limit ${FORM}`);
  return rows
    .map(({ starts_at, ...capt }) => ({ ...capt, starts_at: new Date(starts_at).toISOString() }))
    .toReversed();
};
