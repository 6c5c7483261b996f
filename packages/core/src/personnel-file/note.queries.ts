import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { memberNotes } from '../platform/db/schema/notes.ts';

const about = (guildId: string, userId: string) =>
  and(eq(memberNotes.guildId, guildId), eq(memberNotes.userId, userId));

export const findNotes = async (db: Queryable, guildId: string, userId: string) =>
  db
    .select()
    .from(memberNotes)
    .where(about(guildId, userId))
    .orderBy(desc(memberNotes.createdAt), desc(memberNotes.id));

export const countNotes = async (db: Queryable, guildId: string, userId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(memberNotes).where(about(guildId, userId));
  return row?.total ?? 0;
};

/** Whether there was such a note. */
export const deleteNote = async (
  tx: Transaction,
  guildId: string,
  userId: string,
  noteId: string,
): Promise<boolean> => {
  const rows = await tx
    .delete(memberNotes)
    .where(and(about(guildId, userId), eq(memberNotes.id, noteId)))
    .returning({ id: memberNotes.id });
  return rows.length > 0;
};
