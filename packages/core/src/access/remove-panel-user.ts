import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { deletePanelUser, isGuildOwner } from './panel-user.queries.ts';
import { requireGuildAccess } from './require-guild-access.ts';

export const removePanelUser: UseCase<typeof settingsRoutes.removePanelUser> = async (
  context,
  actor,
  input,
) => {
  const { guildId, userId } = input;
  await requireGuildAccess(context, actor, guildId, settingsRoutes.removePanelUser.access);
  const { userId: actorId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    if (await isGuildOwner(tx, guildId, userId)) throw new AppError('owner_always_has_access');
    if (!(await deletePanelUser(tx, guildId, userId))) throw new AppError('not_found');
    await recordActivity(context, tx, {
      guildId,
      type: 'panel_user.removed',
      actorId,
      target: { kind: 'member', id: userId },
    });
    await context.bus.publish(tx, { type: 'access.changed', guildId });
  });
  context.access.forget(guildId);
  return null;
};
