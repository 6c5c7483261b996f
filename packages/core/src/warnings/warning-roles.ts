import { and, eq, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import { roles } from '../platform/db/schema/guilds.ts';
import { warningRoles } from '../platform/db/schema/warnings.ts';

export interface WarningRoleChange {
  userId: string;
  roleId: GivableRole;
  action: 'take' | 'give';
}

/** A role that the bot takes, or gives back. */
interface TakenRole {
  userId: string;
  roleId: string;
}

/** How many are read at a time: a big family is served in steps, each with current data. */
const PEOPLE = 200;

/**
 * Whose role has to be taken because of their points, and to whom it has to be given back. The bot gives back only what
 * it took. A leader who returns the role by hand is not overruled: it was taken once for these points.
 */
export const findWarningRoleChanges = async (
  context: Context,
  guildId: string,
  withoutUserIds: readonly string[] = [],
): Promise<WarningRoleChange[]> => {
  const { warnings: rules } = await findSettings(context.db, guildId);
  const { role: roleId, role_at: limit } = rules;
  const roleContext = await findRoleContext(context.db, guildId);
  // A role may have become dangerous or got rights since it was saved: then it is neither taken nor given.
  const givable: string[] = givableRoles(roleContext, roleContext.roles, { place: 'warnings' });
  const refused = roleContext.roles.map(({ id }) => id).filter((id) => !givable.includes(id));
  const now = context.clock().toISOString();
  const { rows } = await context.db.execute<WarningRoleChange & Record<string, unknown>>(sql`
    with standing as (
      select user_id, sum(weight)::float8 as points from warnings
      where guild_id = ${guildId}::bigint and lifted_at is null and (ends_at is null or ends_at > ${now})
      group by user_id
    )
    select member.user_id as "userId", ${roleId}::bigint as "roleId", 'take' as action
    from members member join standing on standing.user_id = member.user_id
    where member.guild_id = ${guildId}::bigint and ${limit}::int > 0 and standing.points >= ${limit}::int
      and member.left_at is null and not member.is_bot and ${roleId}::bigint = any(member.role_ids)
      and ${roleId}::bigint <> all(${sql.param(refused)}::bigint[])
      and member.user_id <> all(${sql.param(withoutUserIds)}::bigint[])
      and not exists (select from warning_roles taken where taken.guild_id = member.guild_id
        and taken.user_id = member.user_id and taken.role_id = ${roleId}::bigint and taken.taken_at is not null)
    union all
    select taken.user_id, taken.role_id, 'give'
    from warning_roles taken left join standing on standing.user_id = taken.user_id
    where taken.guild_id = ${guildId}::bigint and taken.user_id <> all(${sql.param(withoutUserIds)}::bigint[])
      and taken.role_id <> all(${sql.param(refused)}::bigint[])
      and (${limit}::int = 0 or coalesce(standing.points, 0) < ${limit}::int
        or taken.role_id is distinct from ${roleId}::bigint)
    limit ${PEOPLE}`);
  return rows.map(({ userId, roleId: changed, action }) => ({ userId, roleId: changed, action }));
};

/** Written before Discord is asked: after a crash in between the bot still knows that the role has to come back. */
export const rememberTakenRole = async (
  { db }: Context,
  guildId: string,
  { userId, roleId }: TakenRole,
): Promise<void> => {
  await db.insert(warningRoles).values({ guildId, userId, roleId }).onConflictDoNothing();
};

/** Deletes the record of a taken role that cannot be given back, because the role or the member is gone. */
export const forgetTakenRole = async ({ db }: Context, guildId: string, change: TakenRole): Promise<void> => {
  await db.delete(warningRoles).where(isTaken(guildId, change));
};

const isTaken = (guildId: string, { userId, roleId }: TakenRole) =>
  and(eq(warningRoles.guildId, guildId), eq(warningRoles.userId, userId), eq(warningRoles.roleId, roleId));

/** Records what Discord has done. The mirror learns it from Discord's own update. */
export const recordWarningRole = async (
  context: Context,
  guildId: string,
  change: TakenRole & Pick<WarningRoleChange, 'action'>,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { userId, roleId, action } = change;
    if (action === 'give') await tx.delete(warningRoles).where(isTaken(guildId, change));
    else await tx.update(warningRoles).set({ takenAt: context.clock() }).where(isTaken(guildId, change));
    const [role] = await tx
      .select({ name: roles.name })
      .from(roles)
      .where(and(eq(roles.guildId, guildId), eq(roles.id, roleId)));
    await recordActivity(context, tx, {
      guildId,
      type: 'warning.roles_changed',
      actorId: null,
      target: { kind: 'member', id: userId },
      data: { roles: [{ name: `${action === 'give' ? '+' : '−'}${role?.name ?? roleId}` }] },
    });
  });
