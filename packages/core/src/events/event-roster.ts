import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { Event } from '@famiglia/contract/events/events';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { isByClock } from '../rosters/roster-kind.ts';
import type { AttendedKind, AttendedRoster, Gathering } from '../rosters/roster-kind.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { findEvent, findEvents, updateEvent } from './event.queries.ts';
import type { EventWithRoster } from './event.queries.ts';
import { readEvent } from './get-events.ts';
import { presentEvent } from './present-event.ts';

type FoundEvent = EventWithRoster & Gathering;

/** The parts in which rosters of events differ from rosters of capts. */
export const eventRosterKind: AttendedKind<FoundEvent, Event> = {
  name: 'event',
  requireViewer: async (context, actor, guildId) =>
    requireGuildAccess(context, actor, guildId, eventRoutes.participants.access),
  requireLeader: async (context, actor, guildId) =>
    requireGuildAccess(context, actor, guildId, eventRoutes.update.access),
  lock: async (tx, { guildId, rosterId }) => {
    await lockRoster(tx, guildId, rosterId);
  },
  find: async (db, guildId, eventId) => {
    const found = await findEvent(db, guildId, eventId);
    if (found === null) return null;
    const { title, status, startsAt, endedAt, createdBy } = found.event;
    return { ...found, title, status, startsAt, endedAt, createdBy };
  },
  read: readEvent,
  listByStatus: async (db, guildId, status, limit) =>
    (await findEvents(db, guildId, { status }, { limit, offset: 0 })).map(presentEvent),
  store: async (tx, { rosterId }, change) => updateEvent(tx, rosterId, change, !isByClock(change)),
  undoFinish: async (tx, { rosterId }) =>
    updateEvent(tx, rosterId, { status: 'closed', endedBy: null, endedAt: null }),
  changed: ({ guildId, rosterId }) => ({ type: 'events.changed', guildId, eventIds: [rosterId] }),
};

/** The roster of one event, for the use cases of rosters. */
export const eventRoster = ({
  guildId,
  eventId,
}: {
  guildId: string;
  eventId: string;
}): AttendedRoster<FoundEvent, Event> => ({ kind: eventRosterKind, guildId, rosterId: eventId });
