import type { QueryKey } from '@tanstack/react-query';

/** Everything of events begins with this, so that one message from the server makes it all stale. */
export const eventsKey = (guildId: string): QueryKey => ['guild', guildId, 'events'];

export const eventKey = (guildId: string, eventId: string): QueryKey => [
  ...eventsKey(guildId),
  'one',
  eventId,
];

export const participantsKey = (guildId: string, eventId: string): QueryKey => [
  ...eventKey(guildId, eventId),
  'participants',
];

export const feedKey = (guildId: string): QueryKey => ['guild', guildId, 'calendar-feed'];
