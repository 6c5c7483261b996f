import { randomUUID } from 'node:crypto';
import { MAX_NOTES, personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findName, lockMember } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { memberNotes } from '../platform/db/schema/notes.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countNotes, deleteNote } from './note.queries.ts';

export const addNote: UseCase<typeof personnelRoutes.addNote> = async (context, actor, input) => {
  const { guildId, userId, text } = input;
  const { userId: authorId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, personnelRoutes.addNote.access);
  return context.db.transaction(async (tx) => {
    // Locked, so that two notes at once do not pass the limit together.
    if ((await lockMember(tx, guildId, userId)) === null) throw new AppError('not_found');
    if ((await countNotes(tx, guildId, userId)) >= MAX_NOTES) throw new AppError('too_many_notes');
    const createdAt = context.clock();
    const id = randomUUID();
    await tx.insert(memberNotes).values({ id, guildId, userId, authorId, text, createdAt });
    await recordActivity(context, tx, {
      guildId,
      type: 'note.added',
      actorId: authorId,
      target: { kind: 'member', id: userId },
    });
    await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
    const name = (await findName(tx, guildId, authorId)) ?? authorId;
    return { id, text, author: { id: authorId, name }, created_at: createdAt.toISOString() };
  });
};

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
