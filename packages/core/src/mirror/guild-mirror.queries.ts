import { and, count, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';
import type { GuildFacts } from './facts.ts';

/** Whether anything about the guild changed, also that the bot was added to it, and whether it was unknown until now. */
export const saveGuild = async (
  db: Queryable,
  guild: GuildFacts,
  now: Date,
): Promise<{ changed: boolean; isNew: boolean }> => {
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
    // Zero in a row that was inserted, not updated.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return { changed: changed.length > 0, isNew: changed[0]?.isNew === true };
};

/** False for a guild without the bot: late updates about it must be ignored. */
export const lockGuild = async (db: Queryable, guildId: string): Promise<boolean> => {
  const found = await executeKept(db, 'guild-lock', { guildId }, (on) =>
    on
      .select({ id: guilds.id })
      .from(guilds)
      .where(and(eq(guilds.id, sql.placeholder('guildId')), eq(guilds.botInstalled, true)))
      .for('no key update'),
  );
  return found.length > 0;
};

export const saveBotUser = async (db: Queryable, guildId: string, botUserId: string): Promise<void> => {
  await db
    .update(guilds)
    .set({ botUserId })
    .where(and(eq(guilds.id, guildId), sql`${guilds.botUserId} is distinct from ${botUserId}`));
};

/** The number of people in the guild. Bots are mirrored, not counted. */
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

/** The values of a guild that the bot has left: nothing updates its mirror any more. */
const WITHOUT_BOT = { botInstalled: false, mirrorCurrent: false, membersListedAt: null };

/** Returns whether the mirror had the bot in the guild. */
export const removeBot = async (db: Queryable, guildId: string): Promise<boolean> => {
  const removed = await db
    .update(guilds)
    .set(WITHOUT_BOT)
    .where(and(eq(guilds.id, guildId), eq(guilds.botInstalled, true)))
    .returning({ id: guilds.id });
  return removed.length > 0;
};

/** Returns the guilds of this shard that had the bot until now. */
export const removeBotExcept = async (
  db: Queryable,
  shard: { id: number; count: number },
  guildIds: readonly string[],
): Promise<string[]> => {
  const removed = await db
    .update(guilds)
    .set(WITHOUT_BOT)
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
