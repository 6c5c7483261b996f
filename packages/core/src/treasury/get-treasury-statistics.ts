import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { monthsLater } from '@famiglia/contract/kit/months-later';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { readBalances } from './get-treasury.ts';

const CONTRIBUTORS = 10;

interface Period {
  guildId: string;
  since: Date;
  timeZone: string;
}

/** All from the entries' indexes, and only from those of the period: the balance is reckoned back from today's. */
export const getTreasuryStatistics: UseCase<typeof treasuryRoutes.statistics> = async (
  context,
  actor,
  input,
) => {
  const { guildId, months } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.statistics.access);
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const period = { guildId, since: monthsLater(context.clock(), -months), timeZone };
  const [balances, days, sums, contributors] = await Promise.all([
    readBalances(context.db, guildId),
    findDailyChanges(context.db, period),
    findMonthlySums(context.db, period),
    findContributors(context.db, period),
  ]);
  return {
    time_zone: timeZone,
    points: balancesByDay(BigInt(balances.total_cents), days),
    months: sums.map(({ month, category_id, category, income, expense }) => ({
      month,
      category: category_id === null ? null : { id: category_id, name: category ?? '' },
      income_cents: income,
      expense_cents: expense,
    })),
    contributors: contributors.map(({ id, name, cents }) => ({
      person: { id, name: name ?? id },
      amount_cents: cents,
    })),
  };
};

/** What the family had at the end of each day. */
const balancesByDay = (now: bigint, days: readonly { date: string; cents: string }[]) => {
  let total = now;
  return days
    .toReversed()
    .map(({ date, cents }) => {
      const point = { date, total_cents: String(total) };
      total -= BigInt(cents);
      return point;
    })
    .toReversed();
};

/** Where the days or months of the period begin and end: asked of an index, no entry's own time has to be turned into a day. */
const spans = ({ guildId, since, timeZone }: Period, step: 'day' | 'month') => sql`(
  select day, greatest(day at time zone ${timeZone}, ${since.toISOString()}::timestamptz) as begins,
    (day + ${`1 ${step}`}::interval) at time zone ${timeZone} as ends
  from generate_series(
    date_trunc(${step}, ${since.toISOString()}::timestamptz at time zone ${timeZone}),
    (select max(happened_at) at time zone ${timeZone} from treasury_entries where guild_id = ${guildId}::bigint),
    ${`1 ${step}`}::interval) day
) spans`;

const findDailyChanges = async (db: Queryable, period: Period) => {
  const { guildId } = period;
  const { rows } = await db.execute<{ date: string; cents: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as date, cents::text as cents from ${spans(period, 'day')}
    cross join lateral (
      select sum(change_cents) as cents from treasury_entries
      where guild_id = ${guildId}::bigint and happened_at >= begins and happened_at < ends
    ) sums where cents is not null order by day`);
  return rows;
};

/**
 * What was taken back never was. The few that take something back, which happened later but for a wrong clock, are found once, not for each entry.
 */
const standing = ({ guildId, since }: Period) => sql`entry.id not in (
  select counters_id from treasury_entries
  where guild_id = ${guildId}::bigint and happened_at >= ${since.toISOString()}::timestamptz - interval '1 day'
    and kind = 'counter')`;

const findMonthlySums = async (db: Queryable, period: Period) => {
  const { guildId } = period;
  const { rows } = await db.execute<{
    month: string;
    category_id: string | null;
    category: string | null;
    income: string;
    expense: string;
  }>(sql`
    select to_char(sums.month, 'YYYY-MM') as month, category_id, income, expense, category.name as category from (
      select day as month, category_id,
        coalesce(sum(change_cents) filter (where kind = 'income'), 0)::text as income,
        coalesce(-sum(change_cents) filter (where kind = 'expense'), 0)::text as expense
      from ${spans(period, 'month')} join treasury_entries entry
        on guild_id = ${guildId}::bigint and happened_at >= begins and happened_at < ends
      where kind in ('income', 'expense') and ${standing(period)}
      group by 1, 2
    ) sums left join treasury_categories category on category.id = sums.category_id
    order by sums.month desc, category.name nulls last`);
  return rows;
};

const findContributors = async (db: Queryable, period: Period) => {
  const { guildId, since } = period;
  const { rows } = await db.execute<{ id: string; name: string | null; cents: string }>(sql`
    select sums.id, member.display_name as name, sums.cents::text as cents from (
      select person_id as id, sum(change_cents) as cents from treasury_entries entry
      where guild_id = ${guildId}::bigint and happened_at >= ${since.toISOString()}::timestamptz
        and kind = 'income' and person_id is not null and ${standing(period)}
      group by 1 order by 2 desc, 1 limit ${CONTRIBUTORS}
    ) sums left join members member on member.guild_id = ${guildId}::bigint and member.user_id = sums.id
    order by sums.cents desc, sums.id`);
  return rows;
};
