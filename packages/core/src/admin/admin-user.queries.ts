import type { AdminUserSort, Order } from '@famiglia/contract/admin/admin';
import { and, asc, count, desc, eq, isNull, like, max, sql } from 'drizzle-orm';
import { containing } from '../platform/db/containing.ts';
import type { Queryable } from '../platform/db/database.ts';
import { loginHistory, sessions, sessionTokens, users } from '../platform/db/schema/auth.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';
import { searchWords } from '../members/search-words.ts';

interface UserPage {
  limit: number;
  offset: number;
  search?: string | undefined;
  sort: AdminUserSort;
  order: Order;
}

const SORTED_BY = {
  last_login_at: users.lastLoginAt,
  first_seen_at: users.firstSeenAt,
  username: users.username,
} as const;

export const findAdminUsers = async (db: Queryable, page: UserPage) => {
  const by = SORTED_BY[page.sort];
  const where = and(...searchWords(page.search).map((word) => like(users.searchText, containing(word))));
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(sql`${page.order === 'asc' ? asc(by) : desc(by)} nulls last`, asc(users.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(users).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

/** Names of the person's servers only, nothing about their roles or actions there. */
export const findGuildsOfUser = async (db: Queryable, userId: string) =>
  db
    .select({ id: guilds.id, name: guilds.name, iconPath: guilds.iconPath, ownerId: guilds.ownerId })
    .from(members)
    .innerJoin(guilds, eq(guilds.id, members.guildId))
    .where(and(eq(members.userId, userId), isNull(members.leftAt), eq(guilds.botInstalled, true)))
    .orderBy(asc(guilds.name), asc(guilds.id));

/** Sessions that have not ended, newest first. */
export const findLivingSessions = async (db: Queryable, userId: string) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: max(sessionTokens.issuedAt),
      ip: loginHistory.ip,
      countryCode: loginHistory.countryCode,
      userAgent: loginHistory.userAgent,
    })
    .from(sessions)
    .leftJoin(sessionTokens, eq(sessionTokens.sessionId, sessions.id))
    .leftJoin(loginHistory, eq(loginHistory.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .groupBy(sessions.id, loginHistory.id)
    .orderBy(desc(sessions.createdAt));
