import { and, asc, count, desc, eq, gt, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { channels, guilds, members, roles } from '../db/schema/guilds.ts';

export const findGuilds = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(guilds)
        .where(inArray(guilds.id, [...ids]))
        .orderBy(asc(guilds.name));

export const findRoles = async (db: Queryable, guildId: string) =>
  db.select().from(roles).where(eq(roles.guildId, guildId)).orderBy(desc(roles.position), asc(roles.id));

/** Channels as Discord shows them: by category, then by position. */
export const findChannels = async (db: Queryable, guildId: string, types?: readonly number[]) =>
  db
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.guildId, guildId),
        types === undefined ? undefined : inArray(channels.type, [...types]),
      ),
    )
    .orderBy(asc(channels.position), asc(channels.id));

/** The family: people who are in the guild now. Bots do not count. */
const present = (guildId: string): SQL | undefined =>
  and(eq(members.guildId, guildId), isNull(members.leftAt), eq(members.isBot, false));

export const countMembers = async (db: Queryable, guildId: string, activeSince: Date) => {
  const [row] = await db
    .select({
      total: count(),
      active: count(sql`case when ${gt(members.lastActiveAt, activeSince)} then 1 end`),
      reputation: sum(members.reputation).mapWith(Number),
    })
    .from(members)
    .where(present(guildId));
  return { total: row?.total ?? 0, active: row?.active ?? 0, reputation: row?.reputation ?? 0 };
};

/** In a pattern, what a person typed must mean only itself. */
const containing = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export const findMembers = async (
  db: Queryable,
  guildId: string,
  page: { limit: number; offset: number; search?: string | undefined },
) => {
  const search = page.search?.trim();
  const matching = and(
    present(guildId),
    search ? sql`${members.searchText} like ${containing(search)}` : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(members)
      .where(matching)
      .orderBy(asc(members.displayName), asc(members.userId))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(members).where(matching),
  ]);
  return { rows, total: counted?.total ?? 0 };
};
