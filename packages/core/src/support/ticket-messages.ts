import type { adminSupportRoutes, TicketThread } from '@famiglia/contract/support/support';
import { supportRoutes } from '@famiglia/contract/support/support';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { AppError } from '../platform/app-error.ts';
import { changeTicket } from './change-ticket.ts';
import { recordMessage, recordTicketStep, requireRate, requireRoom } from './record-message.ts';
import { requireTicketReader, type TicketReader } from './ticket-reader.ts';
import { updateTicket } from './ticket.queries.ts';

export const replyToTicket: UseCase<typeof supportRoutes.reply> = async (context, actor, input) => {
  const { userId } = requireSignedIn(actor);
  const reader = await requireTicketReader(context, actor, input.guildId, supportRoutes.reply.access);
  return addFamilyMessage(context, { ...input, userId }, reader);
};

/** Adds a message of the family. A closed ticket is reopened, so that nobody has to explain everything again. */
export const addFamilyMessage = async (
  context: Context,
  { userId, text, ...ticket }: { guildId: string; ticketId: string; userId: string; text: string },
  reader: TicketReader,
): Promise<TicketThread> =>
  changeTicket(context, ticket, reader, async (tx, row) => {
    await requireRate(context, tx, { guildId: row.guildId, userId });
    if (row.state === 'closed') {
      await requireRoom(tx, row);
      await recordTicketStep(context, tx, row, { type: 'support.reopened', actorId: userId, side: 'guild' });
    }
    await recordMessage(context, tx, row, { authorId: userId, side: 'guild', text });
    await updateTicket(tx, row, { state: 'open', unread: false, updatedAt: context.clock() });
  });

/** A site admin answers. The author is told in Discord, and the panel shows it as unread. */
export const answerTicket: UseCase<typeof adminSupportRoutes.answer> = async (context, actor, input) => {
  const { guildId, text } = input;
  const { userId } = requireSiteAdmin(context, actor);
  return changeTicket(context, input, 'support', async (tx, row) => {
    if (row.state === 'closed') throw new AppError('ticket_closed');
    const id = await recordMessage(context, tx, row, { authorId: userId, side: 'support', text });
    await updateTicket(tx, row, { state: 'answered', unread: true, updatedAt: context.clock() });
    await requestDelivery(tx, { guildId, kind: 'support_answer', subject: String(id) });
  });
};
