import type { Actor } from '../platform/actor.ts';

const client = {
  ip: '127.0.0.1',
  countryCode: null,
  userAgent: 'test',
  browserId: null,
  refreshKey: null,
};

/** A person in the panel, as the API would authenticate them. */
export const panelActor = (userId: string, sessionId = userId): Actor => ({
  kind: 'user',
  userId,
  sessionId,
  client,
});

/** The same person in Discord. */
export const discordActor = (userId: string): Actor => ({ kind: 'discord', userId });
