import type { eventRoutes } from '@famiglia/contract/event-routes';
import type { Event } from '@famiglia/contract/events';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { freezeRoster } from '../rosters/freeze-roster.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { changeEvent } from './change-event.ts';
import { findEvent, updateEvent } from './event.queries.ts';
import { presentEvent } from './present-event.ts';

/** Ends sign-up: the roster stays as it is then. Closing what is closed changes nothing. */
export const closeEvent: UseCase<typeof eventRoutes.close> = async (context, actor, { guildId, eventId }) => {
  await changeEvent(context, actor, { guildId, eventId }, async (tx, { event }, userId) => {
    if (event.status === 'closed') return;
    await freezeRoster(context, tx, { kind: 'event', guildId, rosterId: eventId, title: event.title });
    await updateEvent(tx, eventId, { status: 'closed', closedBy: userId, closedAt: context.clock() });
    await recordActivity(context, tx, {
      guildId,
      type: 'event.closed',
      actorId: userId,
      target: { kind: 'event', id: eventId },
      data: { title: event.title },
    });
  });
  return readEvent(context.db, guildId, eventId);
};

export const readEvent = async (db: Queryable, guildId: string, eventId: string): Promise<Event> => {
  const row = await findEvent(db, guildId, eventId);
  if (row === null) throw new AppError('not_found');
  return presentEvent(row);
};
