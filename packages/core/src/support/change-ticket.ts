import type { TicketThread } from '@famiglia/contract/support/support';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { presentThread } from './present-ticket.ts';
import { mayRead, type TicketReader } from './ticket-reader.ts';
import { findTicket, lockTicket, lockTickets } from './ticket.queries.ts';
import type { TicketRow } from './ticket.queries.ts';

/** Changes one ticket under its guild's lock, and returns it as it is then. */
export const changeTicket = async (
  context: Context,
  { guildId, ticketId }: { guildId: string; ticketId: string },
  reader: TicketReader,
  change: (tx: Transaction, row: TicketRow) => Promise<void>,
): Promise<TicketThread> =>
  context.db.transaction(async (tx) => {
    await lockTickets(tx, guildId);
    const row = await lockTicket(tx, guildId, ticketId);
    if (row === null || !mayRead(reader, row)) throw new AppError('not_found');
    await change(tx, row);
    const side = reader === 'support' ? 'support' : 'guild';
    return presentThread(tx, (await findTicket(tx, guildId, ticketId)) ?? row, side);
  });
