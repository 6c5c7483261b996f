import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, like, sql, sum } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../db/containing.ts';
import type { Database, Queryable } from '../db/database.ts';
import { channels, guilds, members, roles } from '../db/schema/guilds.ts';
import { guildSettings } from '../db/schema/settings.ts';

export const findGuilds = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          ...getTableColumns(guilds),
          timeZone: sql<string | null>`${guildSettings.values}->>'time_zone'`,
        })
        .from(guilds)
        .leftJoin(guildSettings, eq(guildSettings.guildId, guilds.id))
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
const present = (guildId: string | Placeholder): SQL | undefined =>
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

/** The API's own form of a moment, written by the database: a page of dates costs more to parse than to read. */
const isoText = (column: AnyPgColumn) =>
  sql<string | null>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listed = {
  userId: members.userId,
  username: members.username,
  displayName: members.displayName,
  avatarPath: members.avatarPath,
  ingameNick: members.ingameNick,
  staticId: members.staticId,
  reputation: members.reputation,
  roleIds: sql<string[]>`${members.roleIds}::text[]`,
  joinedAt: isoText(members.joinedAt),
  leftAt: isoText(members.leftAt),
  lastActiveAt: isoText(members.lastActiveAt),
};
export type ListedMember = Awaited<ReturnType<typeof findMembers>>['rows'][number];

const prepareMembers = (db: Database, searching: boolean) => {
  const matching = and(
    present(sql.placeholder('guildId')),
    searching ? like(members.searchText, sql.placeholder('pattern')) : undefined,
  );
  const name = searching ? 'search_members' : 'list_members';
  return {
    page: db
      .select(listed)
      .from(members)
      .where(matching)
      .orderBy(asc(members.displayName), asc(members.userId))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
    total: db.select({ total: count() }).from(members).where(matching).prepare(`${name}_total`),
  };
};

/** The panel's busiest list: its statements are planned once per connection. */
const prepared = new WeakMap<Database, Record<'plain' | 'searching', ReturnType<typeof prepareMembers>>>();

const membersQuery = (db: Database, searching: boolean) => {
  const both = prepared.get(db) ?? {
    plain: prepareMembers(db, false),
    searching: prepareMembers(db, true),
  };
  prepared.set(db, both);
  return searching ? both.searching : both.plain;
};

export const findMembers = async (
  db: Database,
  guildId: string,
  page: { limit: number; offset: number; search?: string | undefined },
) => {
  const search = page.search?.trim() ?? '';
  const query = membersQuery(db, search !== '');
  const values = { guildId, limit: page.limit, offset: page.offset, pattern: containing(search) };
  const [rows, [counted]] = await Promise.all([query.page.execute(values), query.total.execute(values)]);
  return { rows, total: counted?.total ?? 0 };
};
