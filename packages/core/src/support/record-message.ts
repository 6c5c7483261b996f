import { MAX_OPEN_TICKETS, MESSAGES_PER_HOUR, MAX_TICKET_MESSAGES } from '@famiglia/contract/support/support';
import { recordActivity } from '../activity/record-activity.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { supportMessages } from '../platform/db/schema/support.ts';
import { countMessages, countOpenTickets, countWritten } from './ticket.queries.ts';
import type { MessageRow, TicketRow } from './ticket.queries.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Refuses where a family or one of its people writes too much. Its tickets have to be locked. */
export const requireRate = async (
  { clock }: Context,
  tx: Transaction,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<void> => {
  const written = await countWritten(tx, guildId, userId, new Date(clock().getTime() - HOUR_MS));
  if (written.person >= MESSAGES_PER_HOUR.person || written.guild >= MESSAGES_PER_HOUR.guild)
    throw new AppError('support_too_often');
};

/** Refuses one more ticket of a kind where too many wait. The guild's tickets have to be locked. */
export const requireRoom = async (
  tx: Transaction,
  { guildId, kind }: Pick<TicketRow, 'guildId' | 'kind'>,
): Promise<void> => {
  if ((await countOpenTickets(tx, guildId, kind)) >= MAX_OPEN_TICKETS) throw new AppError('too_many_tickets');
};

/** Adds a message to a ticket that is locked or new. */
export const recordMessage = async (
  context: Context,
  tx: Transaction,
  { guildId, id: ticketId }: Pick<TicketRow, 'guildId' | 'id'>,
  message: Pick<MessageRow, 'authorId' | 'side' | 'text'>,
): Promise<number> => {
  if ((await countMessages(tx, guildId, ticketId)) >= MAX_TICKET_MESSAGES) throw new AppError('ticket_full');
  const [row] = await tx
    .insert(supportMessages)
    .values({ guildId, ticketId, ...message, createdAt: context.clock() })
    .returning({ id: supportMessages.id });
  if (row === undefined) throw new Error('an inserted message has an id');
  await context.bus.publish(tx, { type: 'support.changed', guildId, ticketIds: [ticketId] });
  return row.id;
};

type TicketStep = { type: 'support.opened' | 'support.closed' | 'support.reopened' } & TicketActor;

/** A member of the family, or whoever of the site's admins. */
export type TicketActor = { side: 'guild'; actorId: string } | { side: 'support' };

/**
 * Records in the family's activity that a ticket was opened or closed, without its text and without the name of the
 * site admin.
 */
export const recordTicketStep = async (
  context: Context,
  tx: Transaction,
  { guildId, id }: Pick<TicketRow, 'guildId' | 'id'>,
  step: TicketStep,
): Promise<void> => {
  const actorId = step.side === 'guild' ? step.actorId : null;
  await recordActivity(context, tx, {
    guildId,
    type: step.type,
    actorId,
    data: { ticket_id: id, side: step.side },
  });
  await context.bus.publish(tx, { type: 'support.changed', guildId, ticketIds: [id] });
};
