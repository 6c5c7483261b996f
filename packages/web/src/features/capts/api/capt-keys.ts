import type { QueryKey } from '@tanstack/react-query';

/** Everything of capts begins with this, so that one message from the server makes it all stale. */
export const captsKey = (guildId: string): QueryKey => ['guild', guildId, 'capts'];

export const captKey = (guildId: string, captId: string): QueryKey => [...captsKey(guildId), 'one', captId];

export const captParticipantsKey = (guildId: string, captId: string): QueryKey => [
  ...captKey(guildId, captId),
  'participants',
];
