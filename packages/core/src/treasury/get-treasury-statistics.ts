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

const findDailyChanges = async (db: Queryable, { guildId, since, timeZone }: Period) => {
  const { rows } = await db.execute<{ date: string; cents: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as date, sum(change_cents)::text as cents from (
      select (happened_at at time zone ${timeZone})::date as day, change_cents
      from treasury_entries where guild_id = ${guildId}::bigint and happened_at >= ${since.toISOString()}::timestamptz
    ) days group by day order by day`);
  return rows;
};

/** What was taken back never was. The few that take something back are found once, not for each entry. */
const standing = (guildId: string) => sql`entry.id not in (
  select counters_id from treasury_entries where guild_id = ${guildId}::bigint and kind = 'counter')`;

const findMonthlySums = async (db: Queryable, { guildId, since, timeZone }: Period) => {
  const { rows } = await db.execute<{
    month: string;
    category_id: string | null;
    category: string | null;
    income: string;
    expense: string;
  }>(sql`
    select to_char(sums.month, 'YYYY-MM') as month, category_id, income, expense, category.name as category from (
      select date_trunc('month', happened_at at time zone ${timeZone}) as month, category_id,
        coalesce(sum(change_cents) filter (where kind = 'income'), 0)::text as income,
        coalesce(-sum(change_cents) filter (where kind = 'expense'), 0)::text as expense
      from treasury_entries entry
      where guild_id = ${guildId}::bigint and happened_at >= ${since.toISOString()}::timestamptz
        and kind in ('income', 'expense') and ${standing(guildId)}
      group by 1, 2
    ) sums left join treasury_categories category on category.id = sums.category_id
    order by sums.month desc, category.name nulls last`);
  return rows;
};

const findContributors = async (db: Queryable, { guildId, since }: Period) => {
  const { rows } = await db.execute<{ id: string; name: string | null; cents: string }>(sql`
    select sums.id, member.display_name as name, sums.cents::text as cents from (
      select person_id as id, sum(change_cents) as cents from treasury_entries entry
      where guild_id = ${guildId}::bigint and happened_at >= ${since.toISOString()}::timestamptz
        and kind = 'income' and person_id is not null and ${standing(guildId)}
      group by 1 order by 2 desc, 1 limit ${CONTRIBUTORS}
    ) sums left join members member on member.guild_id = ${guildId}::bigint and member.user_id = sums.id
    order by sums.cents desc, sums.id`);
  return rows;
};
