import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, not, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
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
const present = (guildId: string): SQL | undefined =>
  and(eq(members.guildId, guildId), isNull(members.leftAt), not(members.isBot));

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
