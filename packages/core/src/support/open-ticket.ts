import { randomUUID } from 'node:crypto';
import { VERSION_TEXT } from '@famiglia/contract/kit/version';
import { supportRoutes, type TicketThread } from '@famiglia/contract/support/support';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn, type Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { supportTickets } from '../platform/db/schema/support.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentThread } from './present-ticket.ts';
import { recordMessage, recordTicketStep, requireRate, requireRoom } from './record-message.ts';
import { lockTickets, type TicketRow } from './ticket.queries.ts';
import { tellOwnerQueue } from '../deliveries/tell-owner-queue.ts';

/** A page of the panel may be about one person: whose it was is left out. */
const withoutPeople = (doing: string): string => doing.replaceAll(/\d{17,19}/g, ':id');

/** Asks the site's owner something. It is part of Premium, also in Discord. */
export const openTicket: UseCase<typeof supportRoutes.open> = async (context, actor, input) => {
  const access = await requireGuildAccess(context, actor, input.guildId, supportRoutes.open.access);
  if (access.subscription.tier !== 'premium') throw new AppError('premium_required');
  return writeTicket(context, actor, { ...input, kind: 'question', orderId: null });
};

type NewTicket = Pick<
  TicketRow,
  'guildId' | 'kind' | 'orderId' | 'subject' | 'language' | 'doing' | 'requestId'
> & { text: string };

/** Stores a new ticket with its first message. Who may write it was decided before. */
export const writeTicket = async (
  context: Context,
  actor: Actor,
  { text, ...ticket }: NewTicket,
): Promise<TicketThread> => {
  const { userId, kind } = requireSignedIn(actor);
  const { guildId } = ticket;
  return context.db.transaction(async (tx) => {
    await lockTickets(tx, guildId);
    await requireRoom(tx, ticket);
    await requireRate(context, tx, { guildId, userId });
    const now = context.clock();
    const [row] = await tx
      .insert(supportTickets)
      .values({
        guildId,
        id: randomUUID(),
        authorId: userId,
        kind: ticket.kind,
        orderId: ticket.orderId,
        subject: ticket.subject,
        state: 'open',
        language: ticket.language,
        origin: kind === 'discord' ? 'discord' : 'panel',
        version: VERSION_TEXT,
        doing: withoutPeople(ticket.doing),
        requestId: ticket.requestId,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('an inserted ticket is returned');
    await recordMessage(context, tx, row, { authorId: userId, side: 'guild', text });
    await recordTicketStep(context, tx, row, { type: 'support.opened', actorId: userId, side: 'guild' });
    await context.jobs.send(tx, tellOwnerQueue, {});
    return presentThread(tx, row, 'guild');
  });
};
