import { and, eq, isNull } from 'drizzle-orm';
import { findRolePermissions } from '../access/role-permission.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';
import { findChannels, findRoles } from '../mirror/guild.queries.ts';
import type { Standing } from './held-permissions.ts';
import type { RoleContext } from './role-context.ts';

/** The bot's own permissions in a guild; null until it has mirrored the guild and itself. */
export const findBotStanding = async (db: Queryable, guildId: string): Promise<Standing | null> => {
  const [guild] = await db.select({ id: guilds.botUserId }).from(guilds).where(eq(guilds.id, guildId));
  return guild === undefined || guild.id === null ? null : findStanding(db, guildId, guild.id);
};

/** A member's permissions; null for a person who is not there. */
export const findStanding = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<Standing | null> => {
  const [member] = await db
    .select({ ownerId: guilds.ownerId, userId: members.userId, roleIds: members.roleIds })
    .from(guilds)
    .innerJoin(members, and(eq(members.guildId, guilds.id), eq(members.userId, userId)))
    .where(and(eq(guilds.id, guildId), isNull(members.leftAt)));
  if (member === undefined) return null;
  const roles = await findRoles(db, guildId);
  return { guildId, ...member, roleBits: new Map(roles.map((role) => [role.id, BigInt(role.permissions)])) };
};

/** Everything that decides whether the bot may give a role. */
export const findRoleContext = async (db: Queryable, guildId: string): Promise<RoleContext> => {
  // One after another: a transaction has one connection.
  const roles = await findRoles(db, guildId);
  const grants = await findRolePermissions(db, guildId);
  const channels = await findChannels(db, guildId);
  const bot = await findBotStanding(db, guildId);
  const granted = new Map(grants.map((grant) => [grant.role_id, grant.permissions]));
  return {
    guildId,
    roles: roles.map((role) => ({ ...role, granted: granted.get(role.id) ?? [] })),
    channels,
    bot,
  };
};
