import type { adminSupportRoutes } from '@famiglia/contract/support';
import { supportRoutes } from '@famiglia/contract/support';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { requireGuildAccess } from '../guilds/access/require-guild-access.ts';
import { requestDelivery } from '../guilds/deliveries/request-delivery.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { AppError } from '../platform/app-error.ts';
import { changeTicket } from './change-ticket.ts';
import { recordMessage, recordTicketStep, requireRate, requireRoom } from './record-message.ts';
import { updateTicket } from './ticket.queries.ts';

/** The family writes on. Where the ticket was closed, it is open again: nobody should have to explain it all anew. */
export const replyToTicket: UseCase<typeof supportRoutes.reply> = async (context, actor, input) => {
  const { guildId, text } = input;
  const { userId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, supportRoutes.reply.access);
  return changeTicket(context, input, 'guild', async (tx, row) => {
    await requireRate(context, tx, { guildId, userId });
    if (row.state === 'closed') {
      await requireRoom(tx, guildId);
      await recordTicketStep(context, tx, row, { type: 'support.reopened', actorId: userId, side: 'guild' });
    }
    await recordMessage(context, tx, row, { authorId: userId, side: 'guild', text });
    await updateTicket(tx, row, { state: 'open', unread: false, updatedAt: context.clock() });
  });
};

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
