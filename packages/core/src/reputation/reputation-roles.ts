import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { members, roles } from '../db/schema/guilds.ts';
import { findSettings } from '../settings/settings.queries.ts';

export interface RoleChange {
  userId: string;
  give: string[];
  take: string[];
}

/** Who holds other roles than their reputation says; null asks about everybody. */
export const findRoleChanges = async (
  context: Context,
  guildId: string,
  userIds: readonly string[] | null,
): Promise<RoleChange[]> => {
  const { reputation_roles: thresholds } = await findSettings(context.db, guildId);
  if (thresholds.length === 0) return [];
  const known = new Set(await findRoleIds(context.db, guildId));
  const people = await context.db
    .select({
      userId: members.userId,
      reputation: members.reputation,
      roleIds: sql<string[]>`${members.roleIds}::text[]`,
    })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        isNull(members.leftAt),
        eq(members.isBot, false),
        userIds === null ? undefined : sql`${members.userId} = any(${sql.param(userIds)}::bigint[])`,
      ),
    );
  const managed = thresholds.filter(({ role_id }) => known.has(role_id));
  return people
    .map(({ userId, reputation, roleIds }) => {
      const earned = (threshold: (typeof managed)[number]) => reputation >= threshold.reputation;
      const held = ({ role_id }: (typeof managed)[number]) => roleIds.includes(role_id);
      return {
        userId,
        give: managed.filter((one) => earned(one) && !held(one)).map((one) => one.role_id),
        take: managed.filter((one) => !earned(one) && held(one)).map((one) => one.role_id),
      };
    })
    .filter(({ give, take }) => give.length + take.length > 0);
};

const findRoleIds = async (db: Queryable, guildId: string): Promise<string[]> =>
  (await db.select({ id: roles.id }).from(roles).where(eq(roles.guildId, guildId))).map((role) => role.id);

/** Notes what Discord has been told; nobody did it but the guild's own rule. */
export const recordRoleChange = async (
  context: Context,
  guildId: string,
  { userId, give, take }: RoleChange,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const named = await tx
      .select({ id: roles.id, name: roles.name })
      .from(roles)
      .where(
        and(eq(roles.guildId, guildId), sql`${roles.id} = any(${sql.param([...give, ...take])}::bigint[])`),
      );
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.roles_changed',
      actorId: null,
      target: { kind: 'member', id: userId },
      data: {
        given: give,
        taken: take,
        roles: named.map(({ id, name }) => ({ name: `${give.includes(id) ? '+' : '−'}${name}` })),
      },
    });
  });
