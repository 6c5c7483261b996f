import type { ownTicketRoutes } from '@famiglia/contract/support/own-tickets';
import { and, eq } from 'drizzle-orm';
import { requireSignedIn, type Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { orders } from '../platform/db/schema/billing.ts';
import type { UseCase } from '../platform/use-case.ts';
import { markRead } from './close-ticket.ts';
import { addFamilyMessage } from './ticket-messages.ts';
import { writeTicket } from './open-ticket.ts';
import { presentThread, presentTickets } from './present-ticket.ts';
import { mayRead, type TicketReader } from './ticket-reader.ts';
import { findPaymentTickets, findTicket } from './ticket.queries.ts';

/** About money a family writes on any plan: who manages the subscription, and who paid, wherever they are by now. */
export const openPaymentTicket: UseCase<typeof ownTicketRoutes.open> = async (context, actor, input) => {
  const { userId } = requireSignedIn(actor);
  const { guildId, orderId } = input;
  const access = await context.access.inGuild(userId, guildId);
  const isManager = access?.permissions.has('subscription.manage') === true;
  if (!isManager && !(await hasOrder(context, guildId, { orderId, payerId: userId })))
    throw new AppError('not_your_payment');
  if (orderId !== null && !(await hasOrder(context, guildId, { orderId })))
    throw new AppError('not_your_payment');
  return writeTicket(context, actor, { ...input, kind: 'payment' });
};

const hasOrder = async (
  { db }: Context,
  guildId: string,
  { orderId, payerId }: { orderId: string | null; payerId?: string },
): Promise<boolean> =>
  (await db.$count(
    orders,
    and(
      eq(orders.guildId, guildId),
      orderId === null ? undefined : eq(orders.id, orderId),
      payerId === undefined ? undefined : eq(orders.startedBy, payerId),
    ),
  )) > 0;

export const listPaymentTickets: UseCase<typeof ownTicketRoutes.list> = async (context, actor, page) => {
  const { userId } = requireSignedIn(actor);
  const { rows, total } = await findPaymentTickets(context.db, userId, page);
  return { items: await presentTickets(context.db, rows), total, ...page };
};

export const getPaymentTicket: UseCase<typeof ownTicketRoutes.get> = async (context, actor, input) => {
  const row = await findTicket(context.db, input.guildId, input.ticketId);
  if (row === null || !mayRead(asAuthor(actor), row)) throw new AppError('not_found');
  return presentThread(context.db, row, 'guild');
};

export const replyToPaymentTicket: UseCase<typeof ownTicketRoutes.reply> = async (context, actor, input) =>
  addFamilyMessage(context, { ...input, userId: requireSignedIn(actor).userId }, asAuthor(actor));

export const readPaymentTicket: UseCase<typeof ownTicketRoutes.read> = async (context, actor, input) =>
  markRead(context, input, asAuthor(actor));

const asAuthor = (actor: Actor): TicketReader => ({
  authorId: requireSignedIn(actor).userId,
  kind: 'payment',
});
