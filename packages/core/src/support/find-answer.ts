import { and, eq } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { supportMessages } from '../platform/db/schema/support.ts';
import { findTicket } from './ticket.queries.ts';
import type { MessageRow, TicketRow } from './ticket.queries.ts';

/** An answer that the author of its ticket has to be told of; null if there is nothing to tell any more. */
export const findAnswer = async (
  { db }: Context,
  guildId: string,
  messageId: string,
): Promise<{ ticket: TicketRow; message: MessageRow } | null> => {
  const [message] = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.guildId, guildId), eq(supportMessages.id, Number(messageId))));
  if (message?.side !== 'support' || message.text === '') return null;
  const ticket = await findTicket(db, guildId, message.ticketId);
  // The author wanted to be forgotten.
  return ticket === null || ticket.subject === '' ? null : { ticket, message };
};
