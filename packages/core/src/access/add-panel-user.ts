import { PANEL_USER_PERMISSIONS } from '@famiglia/contract/access/permissions';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentPanelUsers } from './list-panel-users.ts';
import { findPresentMember, storePanelUser } from './panel-user.queries.ts';
import { requireGuildAccess } from './require-guild-access.ts';
import { requireGrantable } from './require-grantable.ts';

/**
 * Only a present member can become a panel user: rights end with membership, so an entry for anybody else would have no
 * effect.
 */
export const addPanelUser: UseCase<typeof settingsRoutes.addPanelUser> = async (context, actor, input) => {
  const access = await requireGuildAccess(context, actor, input.guildId, settingsRoutes.addPanelUser.access);
  const { userId: actorId } = requireSignedIn(actor);
  const { guildId, userId } = input;
  const now = context.clock();
  const expiresAt = input.expiresAt === undefined ? null : new Date(input.expiresAt);
  if (expiresAt !== null && expiresAt <= now) {
    throw new AppError('validation_failed', { errors: [{ field: 'expires_at', message: 'in_past' }] });
  }
  requireGrantable(access, PANEL_USER_PERMISSIONS, expiresAt);
  await context.db.transaction(async (tx) => {
    if ((await findPresentMember(tx, guildId, userId)) === null) throw new AppError('member_not_found');
    if (!(await storePanelUser(tx, { guildId, userId, addedBy: actorId, addedAt: now, expiresAt }))) return;
    await recordActivity(context, tx, {
      guildId,
      type: 'panel_user.added',
      actorId,
      target: { kind: 'member', id: userId },
      data: { expires_at: expiresAt },
    });
    await context.bus.publish(tx, { type: 'access.changed', guildId });
  });
  context.access.forget(guildId);
  const added = (await presentPanelUsers(context, guildId)).find((panelUser) => panelUser.user_id === userId);
  if (added === undefined) throw new AppError('member_not_found');
  return added;
};
