import { and, count, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { guilds, members } from '../../platform/db/schema/guilds.ts';
import type { GuildFacts } from './facts.ts';

/** Says whether anything about the guild is new; a guild the bot has just been added to always is. */
export const saveGuild = async (db: Queryable, guild: GuildFacts, now: Date): Promise<boolean> => {
  const known = { name: guild.name, iconPath: guild.iconPath, ownerId: guild.ownerId, botInstalled: true };
  const changed = await db
    .insert(guilds)
    .values({ id: guild.id, ...known, createdAt: now, mirroredAt: now })
    .onConflictDoUpdate({
      target: guilds.id,
      set: known,
      setWhere: or(
        ne(guilds.name, guild.name),
        ne(guilds.ownerId, guild.ownerId),
        eq(guilds.botInstalled, false),
        sql`${guilds.iconPath} is distinct from ${guild.iconPath}`,
      )!,
    })
    .returning({ id: guilds.id });
  return changed.length > 0;
};

/** False for a guild that the bot is not in: late news about it must not be taken for the truth. */
export const lockGuild = async (db: Queryable, guildId: string): Promise<boolean> => {
  const found = await db
    .select({ id: guilds.id })
    .from(guilds)
    .where(and(eq(guilds.id, guildId), eq(guilds.botInstalled, true)))
    .for('no key update');
  return found.length > 0;
};

export const saveBotUser = async (db: Queryable, guildId: string, botUserId: string): Promise<void> => {
  await db
    .update(guilds)
    .set({ botUserId })
    .where(and(eq(guilds.id, guildId), sql`${guilds.botUserId} is distinct from ${botUserId}`));
};

/** The family's size: people who are there. Bots are mirrored, not counted. */
export const saveMemberCount = async (db: Queryable, guildId: string): Promise<void> => {
  const present = db
    .select({ count: count() })
    .from(members)
    .where(and(eq(members.guildId, guildId), isNull(members.leftAt), eq(members.isBot, false)));
  await db
    .update(guilds)
    .set({ memberCount: sql`(${present})` })
    .where(and(eq(guilds.id, guildId), sql`${guilds.memberCount} <> (${present})`));
};

/** Says whether the bot was in, as far as the mirror knew. */
export const removeBot = async (db: Queryable, guildId: string): Promise<boolean> => {
  const removed = await db
    .update(guilds)
    .set({ botInstalled: false, mirrorCurrent: false })
    .where(and(eq(guilds.id, guildId), eq(guilds.botInstalled, true)))
    .returning({ id: guilds.id });
  return removed.length > 0;
};

/** Answers which guilds had the bot until now, among those that Discord gives to this shard. */
export const removeBotExcept = async (
  db: Queryable,
  shard: { id: number; count: number },
  guildIds: readonly string[],
): Promise<string[]> => {
  const removed = await db
    .update(guilds)
    .set({ botInstalled: false, mirrorCurrent: false })
    .where(
      and(
        eq(guilds.botInstalled, true),
        sql`(${guilds.id} >> 22) % ${shard.count} = ${shard.id}`,
        guildIds.length === 0 ? undefined : notInArray(guilds.id, [...guildIds]),
      ),
    )
    .returning({ id: guilds.id });
  return removed.map((guild) => guild.id);
};
