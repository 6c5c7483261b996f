import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { supportMessages, supportTickets } from '../platform/db/schema/support.ts';

/**
 * Empties everything a person wrote in tickets, in all guilds. The rows stay, so that what others wrote still makes
 * sense. The transaction has to be one that forgets a person.
 */
export const dropSupportTexts = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.update(supportMessages).set({ text: '' }).where(eq(supportMessages.authorId, userId));
  await tx
    .update(supportTickets)
    .set({ subject: '', doing: '', requestId: null })
    .where(eq(supportTickets.authorId, userId));
};
