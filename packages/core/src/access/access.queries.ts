import type { Permission } from '@famiglia/contract/access/permissions';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { panelUsers, rolePermissions } from '../platform/db/schema/access.ts';
import { subscriptions } from '../platform/db/schema/subscriptions.ts';
import { guilds, members, roles } from '../platform/db/schema/guilds.ts';
import type { AccessFacts } from './access-facts.ts';

/**
 * The facts for every guild with the bot where the person is a present member, or which they own while its members are
 * still being listed. Other guilds are not in the answer, as if they did not exist.
 */
export const findAccessFacts = async (
  db: Queryable,
  userId: string,
  guildIds?: readonly string[],
): Promise<AccessFacts[]> => {
  const memberships = await findMemberships(db, userId, guildIds);
  if (memberships.length === 0) return [];
  const held = await findHeldRoles(
    db,
    userId,
    memberships.map((row) => row.guild.id),
  );
  return memberships.map(({ guild, panelUser, subscription }) => ({
    guildId: guild.id,
    ownerId: guild.ownerId,
    heldRoles: held.filter((role) => role.guildId === guild.id),
    panelUser,
    subscription,
  }));
};

const USER = sql.placeholder('userId');
const AMONG = sql`any(${sql.placeholder('guildIds')}::bigint[])`;

/** Read again after each change of a guild's people, by everybody who watches it: planned once per connection. */
const findMemberships = async (db: Queryable, userId: string, guildIds?: readonly string[]) =>
  executeKept(
    db,
    guildIds === undefined ? 'memberships' : 'memberships-among',
    { userId, ...(guildIds !== undefined && { guildIds }) },
    (on) =>
      on
        .select({
          guild: { id: guilds.id, ownerId: guilds.ownerId },
          panelUser: { userId: panelUsers.userId, expiresAt: panelUsers.expiresAt },
          subscription: {
            tier: subscriptions.tier,
            status: subscriptions.status,
            periodEnd: subscriptions.periodEnd,
            graceUntil: subscriptions.graceUntil,
          },
        })
        .from(guilds)
        .leftJoin(subscriptions, eq(subscriptions.guildId, guilds.id))
        .leftJoin(panelUsers, and(eq(panelUsers.guildId, guilds.id), eq(panelUsers.userId, USER)))
        .where(
          and(
            eq(guilds.botInstalled, true),
            guildIds === undefined ? undefined : sql`${guilds.id} = ${AMONG}`,
            inArray(guilds.id, unionAll(presentIn(on), ownedUnlisted(on))),
          ),
        ),
  );

const presentIn = (db: Queryable) =>
  db
    .select({ id: members.guildId })
    .from(members)
    .where(and(eq(members.userId, USER), isNull(members.leftAt)));

const ownedUnlisted = (db: Queryable) =>
  db
    .select({ id: guilds.id })
    .from(guilds)
    .where(and(eq(guilds.ownerId, USER), isNull(guilds.membersListedAt)));

/** A member's roles with their permissions. @everyone has the guild's own id. */
const findHeldRoles = async (db: Queryable, userId: string, guildIds: readonly string[]) =>
  executeKept(db, 'held-roles', { userId, guildIds }, (on) =>
    on
      .select({
        guildId: roles.guildId,
        discordPermissions: roles.permissions,
        granted: sql<Permission[]>`coalesce(${rolePermissions.permissions}, '{}')`,
      })
      .from(roles)
      .innerJoin(members, and(eq(members.guildId, roles.guildId), eq(members.userId, USER)))
      .leftJoin(
        rolePermissions,
        and(eq(rolePermissions.guildId, roles.guildId), eq(rolePermissions.roleId, roles.id)),
      )
      .where(
        and(
          sql`${roles.guildId} = ${AMONG}`,
          or(eq(roles.id, roles.guildId), sql`${roles.id} = any(${members.roleIds})`),
        ),
      ),
  );
