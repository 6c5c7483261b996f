import { randomUUID } from 'node:crypto';
import { VERSION_TEXT } from '@famiglia/contract/constants';
import { supportRoutes } from '@famiglia/contract/support';
import { requireGuildAccess } from '../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { supportTickets } from '../platform/db/schema/support.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentThread } from './present-ticket.ts';
import { recordMessage, recordTicketStep, requireRate, requireRoom } from './record-message.ts';
import { lockTickets } from './ticket.queries.ts';

/** A page of the panel may be about one person: whose it was is left out. */
const withoutPeople = (doing: string): string => doing.replaceAll(/\d{17,19}/g, ':id');

/** Asks the site's owner something. It is part of Premium, also in Discord. */
export const openTicket: UseCase<typeof supportRoutes.open> = async (context, actor, input) => {
  const { guildId, subject, text, language, doing, requestId } = input;
  const { userId, kind } = requireSignedIn(actor);
  const access = await requireGuildAccess(context, actor, guildId, supportRoutes.open.access);
  if (access.subscription.tier !== 'premium') throw new AppError('premium_required');
  return context.db.transaction(async (tx) => {
    await lockTickets(tx, guildId);
    await requireRoom(tx, guildId);
    await requireRate(context, tx, { guildId, userId });
    const now = context.clock();
    const [row] = await tx
      .insert(supportTickets)
      .values({
        guildId,
        id: randomUUID(),
        authorId: userId,
        subject,
        state: 'open',
        language,
        origin: kind === 'discord' ? 'discord' : 'panel',
        version: VERSION_TEXT,
        doing: withoutPeople(doing),
        requestId,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('an inserted ticket is returned');
    await recordMessage(context, tx, row, { authorId: userId, side: 'guild', text });
    await recordTicketStep(context, tx, row, { type: 'support.opened', actorId: userId, side: 'guild' });
    return presentThread(tx, row, 'guild');
  });
};
