import { personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findMember, findNames } from '../members/member.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findNotes } from './note.queries.ts';

export const listNotes: UseCase<typeof personnelRoutes.notes> = async (context, actor, input) => {
  const { guildId, userId } = input;
  await requireGuildAccess(context, actor, guildId, personnelRoutes.notes.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const notes = await findNotes(context.db, guildId, userId);
  const names = await findNames(
    context.db,
    guildId,
    notes.map(({ authorId }) => authorId),
  );
  const items = notes.map(({ id, text, authorId, createdAt }) => ({
    id,
    text,
    author: { id: authorId, name: names.get(authorId) ?? authorId },
    created_at: createdAt.toISOString(),
  }));
  return { items, total: items.length, limit: items.length, offset: 0 };
};
