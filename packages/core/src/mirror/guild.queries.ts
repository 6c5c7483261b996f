import { and, asc, desc, eq, getTableColumns, gte, inArray, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { familyTallies } from '../platform/db/schema/family-tallies.ts';
import { channels, guilds, roles } from '../platform/db/schema/guilds.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { confirmedAt } from './rights-age.queries.ts';

export const findGuilds = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          ...getTableColumns(guilds),
          confirmedAt,
          timeZone: sql<string | null>`${guildSettings.values}->>'time_zone'`,
          ownDecisions: sql<boolean>`coalesce((${guildSettings.values}->>'own_decisions')::boolean, false)`,
          cabinet: sql<boolean>`coalesce((${guildSettings.values}->'cabinet'->>'page')::boolean, true)`,
          pointsShop: sql<boolean>`coalesce((${guildSettings.values}->'shop'->>'open')::boolean, false)`,
          carPark: sql<boolean>`coalesce((${guildSettings.values}->'cars'->>'on')::boolean, false)`,
        })
        .from(guilds)
        .leftJoin(guildSettings, eq(guildSettings.guildId, guilds.id))
        .where(inArray(guilds.id, [...ids]))
        .orderBy(asc(guilds.name));

export const findRoles = async (db: Queryable, guildId: string) =>
  db.select().from(roles).where(eq(roles.guildId, guildId)).orderBy(desc(roles.position), asc(roles.id));

/** Channels in Discord's order: by category, then by position. */
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

/** People who are in the guild now, without bots. */
export const countFamily = async (db: Queryable, guildId: string, activeSince: Date) => {
  const isActive = gte(familyTallies.hour, sql.placeholder('activeSince'));
  const [row] = await executeKept(db, 'family', { guildId, activeSince }, (on) =>
    on
      .select({
        total: sum(familyTallies.members).mapWith(Number),
        active: sql`sum(${familyTallies.members}) filter (where ${isActive})`.mapWith(Number),
        reputation: sum(familyTallies.reputation).mapWith(Number),
      })
      .from(familyTallies)
      .where(eq(familyTallies.guildId, sql.placeholder('guildId'))),
  );
  return { total: row?.total ?? 0, active: row?.active ?? 0, reputation: row?.reputation ?? 0 };
};

export const findGuildOwner = async (db: Queryable, guildId: string): Promise<string | null> => {
  const [guild] = await db
    .select({ ownerId: guilds.ownerId })
    .from(guilds)
    .where(and(eq(guilds.id, guildId), eq(guilds.botInstalled, true)));
  return guild?.ownerId ?? null;
};
