import { CAPTS_FOR_AVERAGE } from '@famiglia/contract/capts/capt-statistics';
import type { Leaderboard } from '@famiglia/contract/capts/capt-statistics';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { against, countedIn } from './period.ts';
import type { Period } from './period.ts';

export type LeaderboardEntry = {
  rank: number | null;
  user_id: string;
  display_name: string;
  avatar_path: string | null;
  ingame_nick: string | null;
  capts: number;
  damage: number;
  kills: number;
  deaths: number;
  damage_per_capt: number;
  mvps: number;
  reliability: number | null;
  total: number;
};

/** Averages and shares of very few capts are not meaningful: such members are last and have no rank. */
const LEADERBOARD_VALUES: Record<Leaderboard, SQL> = {
  damage: sql`coalesce(sums.damage, 0)`,
  kills: sql`coalesce(sums.kills, 0)`,
  per_capt: sql`case when sums.capts >= ${CAPTS_FOR_AVERAGE} then sums.damage::float8 / sums.capts end`,
  reliability: sql`case when calls.selected >= ${CAPTS_FOR_AVERAGE} then calls.came::float8 / calls.selected end`,
};

const isAllTime = ({ from, to, opponent, fightKindId }: Period): boolean =>
  from === undefined && to === undefined && opponent === undefined && fightKindId === undefined;

/** Without a filter the stored sums are enough: one row per member. */
const ALL_TIME = (guildId: string): SQL => sql`
    sums as (
      select user_id, capts, damage, kills, deaths from capt_member_sums
      where guild_id = ${guildId}::bigint and capts > 0
    ),
    calls as (
      select user_id, selected, came from capt_member_sums
      where guild_id = ${guildId}::bigint and selected > 0
    )`;

const inPeriod = (guildId: string, period: Period): SQL => {
  const capt = (table: 'player' | 'call'): SQL =>
    period.opponent === undefined ? sql`` : sql`join capts capt on capt.id = ${sql.raw(table)}.capt_id`;
  return sql`
    sums as (
      select player.user_id, count(*)::int as capts, sum(player.damage) as damage, sum(player.kills) as kills,
        sum(player.deaths) as deaths
      from capt_players player ${capt('player')}
      where ${countedIn('player', guildId, period)} and player.side = 'ours' and player.user_id is not null
        ${against(period.opponent)}
      group by player.user_id
    ),
    calls as (
      select call.user_id, count(*)::int as selected, count(*) filter (where call.came)::int as came
      from capt_calls call ${capt('call')}
      where ${countedIn('call', guildId, period)} ${against(period.opponent)}
      group by call.user_id
    )`;
};

/** Members of the family, ranked by their results in the capts of a period. */
export const findLeaderboard = async (
  db: Queryable,
  guildId: string,
  { by, ...period }: Period & { by: Leaderboard },
  page: { limit: number; offset: number },
): Promise<LeaderboardEntry[]> => {
  const { rows } = await db.execute<LeaderboardEntry>(sql`
    with ${isAllTime(period) ? ALL_TIME(guildId) : inPeriod(guildId, period)},
    mvps as (
      select capt.mvp_user_id as user_id, count(*)::int as mvps from capts capt
      where ${countedIn('capt', guildId, period)} and capt.mvp_user_id is not null ${against(period.opponent)}
      group by capt.mvp_user_id
    ),
    measured as (
      select member.user_id, member.display_name, member.avatar_path, member.ingame_nick,
        coalesce(sums.capts, 0) as capts, coalesce(sums.damage, 0)::float8 as damage,
        coalesce(sums.kills, 0)::float8 as kills, coalesce(sums.deaths, 0)::float8 as deaths,
        coalesce(sums.damage::float8 / sums.capts, 0) as damage_per_capt, coalesce(mvps.mvps, 0) as mvps,
        calls.came::float8 / calls.selected as reliability, ${LEADERBOARD_VALUES[by]} as measure
      from members member
      left join sums on sums.user_id = member.user_id
      left join mvps on mvps.user_id = member.user_id
      left join calls on calls.user_id = member.user_id
      where member.guild_id = ${guildId}::bigint and (sums.user_id is not null or calls.user_id is not null)
    )
    select case when measure is not null then rank() over (order by measure desc nulls last) end::int as rank,
      user_id, display_name, avatar_path, ingame_nick, capts, damage, kills, deaths, damage_per_capt, mvps,
      reliability, count(*) over ()::int as total
    from measured
    order by measure desc nulls last, damage desc, user_id
    limit ${page.limit} offset ${page.offset}`);
  return rows;
};
