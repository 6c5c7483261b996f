import type { adminSupportRoutes } from '@famiglia/contract/support';
import { supportRoutes } from '@famiglia/contract/support';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { requireGuildAccess } from '../guilds/access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentThread, presentTickets } from './present-ticket.ts';
import { findQueue, findTicket, findTickets } from './ticket.queries.ts';

export const listTickets: UseCase<typeof supportRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, supportRoutes.list.access);
  const { rows, total, unread } = await findTickets(context.db, guildId, input);
  return { items: await presentTickets(context.db, rows), total, limit, offset, unread };
};

export const getTicket: UseCase<typeof supportRoutes.get> = async (context, actor, input) => {
  const { guildId, ticketId } = input;
  await requireGuildAccess(context, actor, guildId, supportRoutes.get.access);
  const row = await findTicket(context.db, guildId, ticketId);
  if (row === null) throw new AppError('not_found');
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
