import { eventRoutes } from '@famiglia/contract/event-routes';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { findEvent } from './event.queries.ts';
import type { EventWithRoster } from './event.queries.ts';

interface EventTarget {
  guildId: string;
  eventId: string;
}

/**
 * What every change of an event by a leader has in common: the right, the roster's lock, and that it is not
 * over. The change itself writes its activity; the announcement is made here.
 */
export const changeEvent = async (
  context: Context,
  actor: Actor,
  { guildId, eventId }: EventTarget,
  change: (tx: Transaction, current: EventWithRoster, userId: string) => Promise<void>,
): Promise<void> => {
  await requireGuildAccess(context, actor, guildId, eventRoutes.update.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockRoster(tx, guildId, eventId);
    const current = await findEvent(tx, guildId, eventId);
    if (current === null) throw new AppError('not_found');
    if (current.event.endedAt !== null) throw new AppError('event_over');
    await change(tx, current, userId);
    await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [eventId] });
  });
};
