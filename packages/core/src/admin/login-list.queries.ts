import { and, count, desc, eq, lt, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { loginCounts, loginHistory, users } from '../platform/db/schema/auth.ts';

export interface LoginFilter {
  userId?: string | undefined;
  countryCode?: string | undefined;
  ip?: string | undefined;
  /** Only rows older than this one: the next chunk of an export. */
  before?: number | undefined;
}

const matching = ({ userId, countryCode, ip, before }: LoginFilter) =>
  and(
    userId === undefined ? undefined : eq(loginHistory.userId, userId),
    countryCode === undefined ? undefined : eq(loginHistory.countryCode, countryCode),
    ip === undefined ? undefined : eq(loginHistory.ip, ip),
    before === undefined ? undefined : lt(loginHistory.id, before),
  );

/** Newest first. The page is selected before names are joined: rows before a far page are not joined. */
export const findLogins = async (
  db: Queryable,
  filter: LoginFilter,
  page: { limit: number; offset: number },
) => {
  const cut = db
    .select({ id: loginHistory.id })
    .from(loginHistory)
    .where(matching(filter))
    .orderBy(desc(loginHistory.id))
    .limit(page.limit)
    .offset(page.offset)
    .as('cut');
  return db
    .select({ login: loginHistory, username: users.username })
    .from(cut)
    .innerJoin(loginHistory, eq(loginHistory.id, cut.id))
    .innerJoin(users, eq(users.id, loginHistory.userId))
    .orderBy(desc(loginHistory.id));
};

/** One person or address has few rows to count; all sign-ins, or those of a country, are counted by a trigger. */
export const countLogins = async (db: Queryable, filter: LoginFilter): Promise<number> => {
  const { userId, ip, countryCode } = filter;
  if (userId !== undefined || ip !== undefined) {
    const [row] = await db.select({ total: count() }).from(loginHistory).where(matching(filter));
    return row?.total ?? 0;
  }
  const [row] = await db
    .select({ total: sum(loginCounts.count).mapWith(Number) })
    .from(loginCounts)
    .where(countryCode === undefined ? undefined : eq(loginCounts.countryCode, countryCode));
  return row?.total ?? 0;
};

/** Rows older than the given time, in limited chunks: a short lock, however many there are. */
export const deleteLoginsBefore = async (db: Queryable, moment: Date, limit: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from login_history where id in (
      select id from login_history where at < ${moment.toISOString()} order by at limit ${limit})`);
  return rowCount ?? 0;
};
