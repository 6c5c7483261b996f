import { personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { deleteNote } from './note.queries.ts';

export const removeNote: UseCase<typeof personnelRoutes.removeNote> = async (context, actor, input) => {
  const { guildId, userId, noteId } = input;
  await requireGuildAccess(context, actor, guildId, personnelRoutes.removeNote.access);
  await context.db.transaction(async (tx) => {
    if (!(await deleteNote(tx, guildId, userId, noteId))) throw new AppError('not_found');
    await recordActivity(context, tx, {
      guildId,
      type: 'note.removed',
      actorId: requireSignedIn(actor).userId,
      target: { kind: 'member', id: userId },
    });
    await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
  });
  return null;
};
