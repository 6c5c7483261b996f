import { randomUUID } from 'node:crypto';
import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { and, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { guildPermissions } from '../bot-permissions/held-permissions.ts';
import type { Standing } from '../bot-permissions/held-permissions.ts';
import { standsAbove } from '../bot-permissions/role-context.ts';
import type { RoleContext } from '../bot-permissions/role-context.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import { dismissals } from '../platform/db/schema/warnings.ts';
import type { UseCase } from '../platform/use-case.ts';

/**
 * A leader dismisses a member: the bot removes them from the server, or only takes the roles that it and the leader may
 * take. Nobody dismisses by the bot whom they could not dismiss themselves.
 */
export const dismissMember: UseCase<typeof warningRoutes.dismiss> = async (context, actor, input) => {
  const { guildId, userId, way, reason } = input;
  const { userId: actorId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, warningRoutes.dismiss.access);
  await context.db.transaction(async (tx) => {
    const [roleContext, leader, member] = [
      await findRoleContext(tx, guildId),
      await findStanding(tx, guildId, actorId),
      await findStanding(tx, guildId, userId),
    ];
    if (member === null) throw new AppError('member_not_found');
    if (!isBelow(roleContext, member, leader) || !isBelow(roleContext, member, roleContext.bot))
      throw new AppError('dismissal_refused');
    if (
      way === 'kick' &&
      roleContext.bot !== null &&
      (guildPermissions(roleContext.bot) & PERMISSION_BITS.KickMembers) === 0n
    )
      throw new AppError('bot_cannot_kick');
    const id = randomUUID();
    const row = { id, guildId, userId, actorId, way, reason, createdAt: context.clock() };
    await tx.insert(dismissals).values(row);
    await recordActivity(context, tx, {
      guildId,
      type: 'warning.dismissed',
      actorId,
      target: { kind: 'member', id: userId },
      data: { way, reason },
    });
    await requestDelivery(tx, { guildId, kind: 'dismissal', subject: id });
    await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
  });
  return null;
};

/** Whether a member is below somebody: all their roles are lower. The owner is above everybody. */
const isBelow = (roleContext: RoleContext, member: Standing, above: Standing | null): boolean => {
  if (above === null) return above === roleContext.bot;
  if (member.userId === above.userId || member.userId === member.ownerId) return false;
  if (above.userId === above.ownerId) return true;
  const held = roleContext.roles.filter(({ id }) => member.roleIds.includes(id));
  return held.every((role) => standsAbove(roleContext, above, role));
};

/** What the bot has to do to a member who was dismissed, and the roles that it may take. */
export const findDismissal = async ({ db }: Context, guildId: string, id: string) => {
  const [row] = await db
    .select()
    .from(dismissals)
    .where(and(eq(dismissals.guildId, guildId), eq(dismissals.id, id)));
  const member = row === undefined ? null : await findStanding(db, guildId, row.userId);
  if (row === undefined || member === null) return null;
  const { roles } = await findRoleContext(db, guildId);
  const taken = roles.filter((role) => member.roleIds.includes(role.id) && !role.managed);
  return { ...row, roleIds: taken.map((role) => role.id).filter((roleId) => roleId !== guildId) };
};
