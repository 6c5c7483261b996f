import type { adminSupportRoutes } from '@famiglia/contract/support/support';
import { supportRoutes } from '@famiglia/contract/support/support';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentThread, presentTickets } from './present-ticket.ts';
import { mayRead, requireTicketReader } from './ticket-reader.ts';
import { findQueue, findTicket, findTickets } from './ticket.queries.ts';

export const listTickets: UseCase<typeof supportRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  const reader = await requireTicketReader(context, actor, guildId, supportRoutes.list.access);
  const authorId = reader === 'all' ? undefined : reader.authorId;
  const { rows, total, unread } = await findTickets(context.db, guildId, { ...input, authorId });
  return { items: await presentTickets(context.db, rows), total, limit, offset, unread };
};

export const getTicket: UseCase<typeof supportRoutes.get> = async (context, actor, input) => {
  const { guildId, ticketId } = input;
  const reader = await requireTicketReader(context, actor, guildId, supportRoutes.get.access);
  const row = await findTicket(context.db, guildId, ticketId);
  if (row === null || !mayRead(reader, row)) throw new AppError('not_found');
  return presentThread(context.db, row, 'guild');
};

/** What waits for a site admin, and what they did. */
export const listQueue: UseCase<typeof adminSupportRoutes.list> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { limit, offset } = input;
  const { rows, total } = await findQueue(context.db, input);
  return { items: await presentTickets(context.db, rows), total, limit, offset };
};

export const getQueuedTicket: UseCase<typeof adminSupportRoutes.get> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const row = await findTicket(context.db, input.guildId, input.ticketId);
  if (row === null) throw new AppError('not_found');
  return presentThread(context.db, row, 'support');
};
