import { templateRoutes } from '@famiglia/contract/series/series';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { deleteTemplateRow } from './template.queries.ts';

export const deleteTemplate: UseCase<typeof templateRoutes.delete> = async (context, actor, input) => {
  const { guildId, templateId } = input;
  await requireGuildAccess(context, actor, guildId, templateRoutes.delete.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const deleted = await deleteTemplateRow(tx, guildId, templateId);
    if (deleted === null) throw new AppError('not_found');
    await recordActivity(context, tx, {
      guildId,
      type: 'template.deleted',
      actorId: userId,
      data: { title: deleted.name },
    });
    await context.bus.publish(tx, { type: 'series.changed', guildId });
  });
  return null;
};
