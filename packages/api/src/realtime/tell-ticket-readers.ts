import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { Context } from '@famiglia/core/platform/context';
import { readsAllTickets } from '@famiglia/core/support/ticket-reader';
import { findAuthors } from '@famiglia/core/support/ticket.queries';
import type { ConnectionRegistry } from './connection-registry.ts';

type TicketsChanged = Extract<BusEvent, { type: 'support.changed' }>;

/** That a ticket changed is told to site admins and to those of the guild who may read it. */
export const tellTicketReaders = async (
  context: Context,
  registry: ConnectionRegistry,
  { guildId, ticketIds }: TicketsChanged,
  text: Buffer,
): Promise<void> => {
  for (const connection of registry.ofSupport()) connection.sendText(text);
  const watching = [...registry.of(guildId)];
  if (watching.length === 0) return;
  try {
    const authors = await findAuthors(context.db, guildId, ticketIds);
    for (const connection of watching) {
      const { userId } = connection.person ?? {};
      if (userId === undefined) continue;
      const access = await context.access.inGuild(userId, guildId);
      if (access !== null && (readsAllTickets(access) || authors.has(userId))) connection.sendText(text);
    }
  } catch (err) {
    context.log.warn({ err, guildId }, 'tabs were not told of a ticket; they see it with their next fetch');
  }
};
