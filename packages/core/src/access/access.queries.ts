import type { Permission } from '@famiglia/contract/permissions';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { panelUsers, rolePermissions, subscriptions } from '../db/schema/access.ts';
import { guilds, members, roles } from '../db/schema/guilds.ts';

/** Guilds where the bot is and the person is a present member: all others do not exist for them. */
export const findMemberships = async (db: Queryable, userId: string, guildIds?: readonly string[]) =>
  db
    .select({
      guildId: guilds.id,
      ownerId: guilds.ownerId,
      roleIds: members.roleIds,
      tier: subscriptions.tier,
      status: subscriptions.status,
      periodEnd: subscriptions.periodEnd,
    })
    .from(members)
    .innerJoin(guilds, eq(guilds.id, members.guildId))
    .leftJoin(subscriptions, eq(subscriptions.guildId, guilds.id))
    .where(
      and(
        eq(members.userId, userId),
        isNull(members.leftAt),
        eq(guilds.botInstalled, true),
        guildIds === undefined ? undefined : inArray(guilds.id, [...guildIds]),
      ),
    );

/** The roles a member holds, @everyone (whose id is the guild's) included, with what they grant. */
export const findHeldRoles = async (db: Queryable, guildIds: readonly string[], userId: string) =>
  db
    .select({
      guildId: roles.guildId,
      discordPermissions: roles.permissions,
      granted: sql<Permission[]>`coalesce(${rolePermissions.permissions}, '{}')`,
    })
    .from(roles)
    .innerJoin(
      members,
      and(
        eq(members.guildId, roles.guildId),
        eq(members.userId, userId),
        or(eq(roles.id, roles.guildId), sql`${roles.id} = any(${members.roleIds})`),
      ),
    )
    .leftJoin(
      rolePermissions,
      and(eq(rolePermissions.guildId, roles.guildId), eq(rolePermissions.roleId, roles.id)),
    )
    .where(inArray(roles.guildId, [...guildIds]));

export const findPanelGuilds = async (
  db: Queryable,
  guildIds: readonly string[],
  userId: string,
  now: Date,
) =>
  db
    .select({ guildId: panelUsers.guildId })
    .from(panelUsers)
    .where(
      and(
        inArray(panelUsers.guildId, [...guildIds]),
        eq(panelUsers.userId, userId),
        or(isNull(panelUsers.expiresAt), gt(panelUsers.expiresAt, now)),
      ),
    );
