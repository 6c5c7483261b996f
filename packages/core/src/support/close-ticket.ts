import type { adminSupportRoutes } from '@famiglia/contract/support/support';
import { supportRoutes } from '@famiglia/contract/support/support';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { changeTicket } from './change-ticket.ts';
import { recordTicketStep } from './record-message.ts';
import type { TicketActor } from './record-message.ts';
import { requireTicketReader, type TicketReader } from './ticket-reader.ts';
import { updateTicket } from './ticket.queries.ts';
import type { TicketRow } from './ticket.queries.ts';

/** Closes a ticket; a second call changes nothing. */
const closeOnce = async (
  context: Context,
  tx: Transaction,
  row: TicketRow,
  by: TicketActor,
): Promise<void> => {
  if (row.state === 'closed') return;
  await updateTicket(tx, row, { state: 'closed', updatedAt: context.clock() });
  await recordTicketStep(context, tx, row, { type: 'support.closed', ...by });
};

export const closeTicket: UseCase<typeof supportRoutes.close> = async (context, actor, input) => {
  const { userId } = requireSignedIn(actor);
  const reader = await requireTicketReader(context, actor, input.guildId, supportRoutes.close.access);
  const by = { actorId: userId, side: 'guild' } as const;
  return changeTicket(context, input, reader, async (tx, row) => closeOnce(context, tx, row, by));
};

export const closeAsSupport: UseCase<typeof adminSupportRoutes.close> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const by = { side: 'support' } as const;
  return changeTicket(context, input, 'support', async (tx, row) => closeOnce(context, tx, row, by));
};

/** Opens a closed ticket again. The family's own limit does not bind the site's owner. */
export const reopenTicket: UseCase<typeof adminSupportRoutes.reopen> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  return changeTicket(context, input, 'support', async (tx, row) => {
    if (row.state !== 'closed') return;
    await updateTicket(tx, row, { state: 'open', unread: false, updatedAt: context.clock() });
    await recordTicketStep(context, tx, row, { type: 'support.reopened', side: 'support' });
  });
};

/** Somebody of the family has read the last answer in the panel. */
export const readTicket: UseCase<typeof supportRoutes.read> = async (context, actor, input) => {
  const reader = await requireTicketReader(context, actor, input.guildId, supportRoutes.read.access);
  return markRead(context, input, reader);
};

export const markRead = async (
  context: Context,
  ticket: { guildId: string; ticketId: string },
  reader: TicketReader,
): Promise<null> => {
  await changeTicket(context, ticket, reader, async (tx, row) => {
    if (!row.unread) return;
    await updateTicket(tx, row, { unread: false });
    await context.bus.publish(tx, { type: 'support.changed', guildId: row.guildId, ticketIds: [row.id] });
  });
  return null;
};
