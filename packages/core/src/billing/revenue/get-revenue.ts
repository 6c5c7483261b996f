import type { adminBillingRoutes, Revenue } from '@famiglia/contract/admin/admin-billing';
import { sql } from 'drizzle-orm';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { isDisputed, refundedMinor } from '../subscriptions/returned-money.ts';

const MONTHS = 12;

export const getRevenue: UseCase<typeof adminBillingRoutes.revenue> = async (context, actor) => {
  requireSiteAdmin(context, actor);
  const now = context.clock();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1));
  const [sums, guilds, trials, running, paying] = await Promise.all([
    sumMonths(context.db, first),
    countGuilds(context.db, first, now),
    countTrials(context.db, first),
    countRunning(context.db, now),
    countPaying(context.db, first, now),
  ]);
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  );
  return {
    months: months.map((month) => ({
      month,
      revenue: sums.filter((row) => row.month === month).map(({ month: _month, ...row }) => row),
      new_guilds: guilds.get(month)?.new_guilds ?? 0,
      renewed: guilds.get(month)?.renewed ?? 0,
      churned: guilds.get(month)?.churned ?? 0,
      paying: paying.get(month)?.paying ?? 0,
      trials: trials.get(month)?.trials ?? 0,
      trials_paid: trials.get(month)?.trials_paid ?? 0,
    })),
    ...running,
  };
};

type Sums = Revenue['months'][number]['revenue'][number] & { month: string };

/**
 * What came in and went back in each month; a refund counts in the month in which it was paid, a dispute in that in which it
 * began, until it is won.
 */
const sumMonths = async (db: Queryable, first: Date): Promise<Sums[]> => {
  const since = first.toISOString();
  const { rows } = await db.execute<{ [Key in keyof Sums]: Sums[Key] }>(sql`
    select to_char(at at time zone 'utc', 'YYYY-MM') as month, currency,
      sum(paid)::float8 as paid_minor, sum(refunded)::float8 as refunded_minor,
      sum(disputed)::float8 as disputed_minor
    from (
      select paid_at as at, currency, amount_minor as paid, 0 as refunded, 0 as disputed
        from payments where paid_at >= ${since}
      union all
      select refunded_at, currency, 0, amount_minor, 0 from refunds where refunded_at >= ${since}
      union all
      select disputes.at, payments.currency, 0, 0, payments.amount_minor - ${refundedMinor}
        from disputes join payments on payments.id = disputes.payment_id
        where disputes.won_at is null and disputes.at >= ${since}
    ) moved group by 1, 2 order by 1, 2`);
  return rows;
};

type Row<Names extends string> = { month: string } & Record<Names, number>;
const byMonth = <R extends { month: string }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.map((row) => [row.month, row]));

/** What a payment pays for. With a dispute that is not won it ends. */
const paidTime = sql`(
  select payments.guild_id, payments.paid_at, payments.period_start,
    least(payments.period_end, disputes.at) as period_end
  from payments left join disputes on disputes.payment_id = payments.id and disputes.won_at is null)`;

/** Each guild counts once a month, however often it paid: a payment is a guild's first or a later one; a guild has churned when its paid time ended and no other began. */
const countGuilds = async (db: Queryable, first: Date, now: Date) => {
  const { rows } = await db.execute<Row<'new_guilds' | 'renewed' | 'churned'>>(sql`
    with numbered as (
      select guild_id, paid_at, row_number() over (partition by guild_id order by paid_at, id) as number from payments
    ), ends as (
      select guild_id, max(period_end) as ended from ${paidTime} paid group by guild_id
    )
    select to_char(at at time zone 'utc', 'YYYY-MM') as month,
      count(*) filter (where what = 'new')::int as new_guilds,
      count(distinct guild_id) filter (where what = 'renewed')::int as renewed,
      count(*) filter (where what = 'churned')::int as churned
    from (
      select guild_id, paid_at as at, case number when 1 then 'new' else 'renewed' end as what from numbered
      union all
      select guild_id, ended, 'churned' from ends join subscriptions using (guild_id)
        where ended <= ${now.toISOString()} and subscriptions.tier = 'free'
    ) moved where at >= ${first.toISOString()} group by 1`);
  return byMonth(rows);
};

const countPaying = async (db: Queryable, first: Date, now: Date) => {
  const { rows } = await db.execute<Row<'paying'>>(sql`
    select to_char(month, 'YYYY-MM') as month, count(distinct guild_id)::int as paying
    from generate_series(
      ${first.toISOString()}::timestamptz at time zone 'utc', ${now.toISOString()}::timestamptz at time zone 'utc', '1 month'
    ) month
    join ${paidTime} paid on period_start at time zone 'utc' < month + interval '1 month'
      and period_end at time zone 'utc' >= month
    group by 1`);
  return byMonth(rows);
};

/** Trials by the month in which they began, and how many of those guilds have paid since. */
const countTrials = async (db: Queryable, first: Date) => {
  const { rows } = await db.execute<Row<'trials' | 'trials_paid'>>(sql`
    select to_char(trial_started_at at time zone 'utc', 'YYYY-MM') as month,
      count(*)::int as trials,
      count(*) filter (where exists (
        select from payments where payments.guild_id = subscriptions.guild_id and paid_at >= trial_started_at
      ))::int as trials_paid
    from subscriptions where trial_started_at >= ${first.toISOString()} group by 1`);
  return byMonth(rows);
};

const countRunning = async (db: Queryable, now: Date): Promise<Pick<Revenue, 'running' | 'in_grace'>> => {
  const { rows } = await db.execute<Record<'running' | 'in_grace', number>>(sql`
    select count(*) filter (where status in ('active', 'canceled'))::int as running,
      count(*) filter (where status = 'past_due')::int as in_grace
    from subscriptions
    where tier = 'premium' and coalesce(grace_until, period_end) > ${now.toISOString()}
      and exists (select from payments where payments.guild_id = subscriptions.guild_id and not ${isDisputed})`);
  return rows[0] ?? { running: 0, in_grace: 0 };
};
