import type { RolePermissions } from '@famiglia/contract/access/roles';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { rolePermissions } from '../platform/db/schema/access.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';

/** Every role of the guild, highest first, with its permissions and the number of its members. */
export const findRolePermissions = async (db: Queryable, guildId: string): Promise<RolePermissions[]> => {
  // Everybody has @everyone, whose id is the guild's own, though no member lists it.
  const holders = db
    .select({
      roleId: sql<string>`unnest(array_append(${members.roleIds}, ${members.guildId}))`.as('held_role_id'),
      members: sql<number>`count(*)::integer`.as('members'),
    })
    .from(members)
    .where(and(eq(members.guildId, guildId), isNull(members.leftAt), eq(members.isBot, false)))
    .groupBy(sql`1`)
    .as('holders');
  return db
    .select({
      role_id: roles.id,
      name: roles.name,
      color: roles.color,
      position: roles.position,
      permissions: sql<RolePermissions['permissions']>`coalesce(${rolePermissions.permissions}, '{}')`,
      version: sql<number>`coalesce(${rolePermissions.version}, 0)`,
      signup_priority: sql<number>`coalesce(${rolePermissions.signupPriority}, 0)`,
      members: sql<number>`coalesce(${holders.members}, 0)`,
    })
    .from(roles)
    .leftJoin(
      rolePermissions,
      and(eq(rolePermissions.guildId, guildId), eq(rolePermissions.roleId, roles.id)),
    )
    .leftJoin(holders, eq(holders.roleId, roles.id))
    .where(eq(roles.guildId, guildId))
    .orderBy(desc(roles.position), roles.id);
};

type RoleGrant = Pick<RolePermissions, 'role_id' | 'permissions' | 'signup_priority'>;

/** Writes all of them in one statement. */
export const storeRolePermissions = async (
  tx: Transaction,
  guildId: string,
  grants: readonly RoleGrant[],
): Promise<void> => {
  await tx
    .insert(rolePermissions)
    .values(
      grants.map((grant) => ({
        guildId,
        roleId: grant.role_id,
        permissions: grant.permissions,
        signupPriority: grant.signup_priority,
        version: 1,
      })),
    )
    .onConflictDoUpdate({
      target: [rolePermissions.guildId, rolePermissions.roleId],
      set: {
        permissions: sql`excluded.permissions`,
        signupPriority: sql`excluded.signup_priority`,
        version: sql`${rolePermissions.version} + 1`,
      },
    });
};
