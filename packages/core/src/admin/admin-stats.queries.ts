import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';

/** A day, as `YYYY-MM-DD` in UTC, with a number. */
export interface DayValue {
  [key: string]: unknown;
  day: string;
  value: number;
}

const utcDay = (column: SQL): SQL => sql`(${column} at time zone 'utc')::date`;

const dayValues = async (db: Queryable, query: SQL): Promise<DayValue[]> =>
  (await db.execute<DayValue>(query)).rows;

export const countTotals = async (db: Queryable, now: Date) => {
  const { rows } = await db.execute<Record<'guilds' | 'premium' | 'trials' | 'users', number>>(sql`
    select (select count(*)::int from guilds where bot_installed) as guilds,
      (select count(*)::int from users) as users,
      count(*) filter (where running)::int as premium,
      count(*) filter (where running and status = 'trial')::int as trials
    from (select status, tier = 'premium' and (period_end is null or coalesce(grace_until, period_end) > ${now.toISOString()}) as running
          from subscriptions join guilds on guilds.id = guild_id and bot_installed) plans`);
  return rows[0] ?? { guilds: 0, premium: 0, trials: 0, users: 0 };
};

/**
 * The count of each day; everything before the first day is added to it, so that running sums are totals. A guild counts
 * from its first plan on if that is older than its row, so that no day has more plans than guilds.
 */
export const newGuilds = async (db: Queryable, since: string) =>
  dayValues(
    db,
    sql`select greatest(${utcDay(sql`least(created_at, first_plan_at)`)}, ${since}::date)::text as day, count(*)::int as value
        from guilds
          left join (select guild_id, min(at) as first_plan_at from subscription_history group by guild_id) plans
            on plans.guild_id = guilds.id
        where bot_installed group by 1`,
  );

export const newUsers = async (db: Queryable, since: string) =>
  dayValues(
    db,
    sql`select greatest(${utcDay(sql`first_seen_at`)}, ${since}::date)::text as day, count(*)::int as value
        from users group by 1`,
  );

/**
 * Starts (+1) and ends (−1) of Premium, or of trials alone, per day. A plan lasts from its change until the next one or
 * the end of its period, whichever is first; one that has neither goes on.
 */
export const planMoves = async (db: Queryable, since: string, plan: 'premium' | 'trial') =>
  dayValues(
    db,
    sql`
    with held as (
      select after, at as since,
        greatest(at, coalesce(least(
          lead(at) over (partition by guild_id order by at, subscription_history.id), (after->>'period_end')::timestamptz
        ), 'infinity')) as until
      from subscription_history join guilds on guilds.id = guild_id and bot_installed
    ), wanted as (
      select since, until from held
      where after->>'tier' = 'premium' ${plan === 'trial' ? sql`and after->>'status' = 'trial'` : sql``}
    )
    select greatest(day, ${since}::date)::text as day, sum(move)::float8 as value
    from (
      select ${utcDay(sql`since`)} as day, 1 as move from wanted
      union all select ${utcDay(sql`until`)}, -1 from wanted where until < 'infinity'
    ) moves group by 1`,
  );

export const loginsPerDay = async (db: Queryable, since: string) =>
  dayValues(
    db,
    sql`select day::text, sum(count)::float8 as value from login_counts where day >= ${since} group by 1`,
  );

export const plansPerDay = async (db: Queryable, since: string, plan: 'free' | 'premium') =>
  dayValues(
    db,
    sql`select day::text, sum(count)::float8 as value from plan_selections
        where day >= ${since} and plan = ${plan} group by 1`,
  );
