import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { guilds, members } from '../db/schema/guilds.ts';
import { findRoles } from '../guilds/guild.queries.ts';
import type { Standing } from './held-permissions.ts';

/** Where the bot itself stands in a guild; null until it has mirrored the guild with itself in it. */
export const findBotStanding = async (db: Queryable, guildId: string): Promise<Standing | null> => {
  const [bot] = await db
    .select({ ownerId: guilds.ownerId, userId: members.userId, roleIds: members.roleIds })
    .from(guilds)
    .innerJoin(members, and(eq(members.guildId, guilds.id), eq(members.userId, guilds.botUserId)))
    .where(and(eq(guilds.id, guildId), isNull(members.leftAt)));
  if (bot === undefined) return null;
  const roles = await findRoles(db, guildId);
  return { guildId, ...bot, roleBits: new Map(roles.map((role) => [role.id, BigInt(role.permissions)])) };
};
