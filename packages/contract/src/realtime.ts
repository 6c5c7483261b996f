import * as z from 'zod';
import type { BusEventType } from './bus-events.ts';
import { snowflake } from './shapes.ts';

/** Why the server closes a socket. */
export const CLOSE_CODES = {
  notSignedIn: 4401,
  notPremium: 4402,
  noAccess: 4403,
  badMessage: 4400,
  tooMany: 4429,
  /** Come back: something may have happened that you were not told. */
  missedEvents: 4500,
} as const;

/** What a tab may say: who it is (again after each refresh), and which guild it looks at. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auth'), token: z.string().max(200) }),
  z.strictObject({ type: z.literal('subscribe'), guild_id: snowflake }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** Bus events that a panel hears of. The others concern only processes. */
export const REALTIME_TYPES = [
  'guild.changed',
  'members.changed',
  'reputation.changed',
  'screenshots.changed',
  'channels.changed',
  'subscription.changed',
  'access.changed',
  'settings.changed',
  'events.changed',
  'capts.changed',
  'activity.added',
] as const satisfies readonly BusEventType[];
export type RealtimeType = (typeof REALTIME_TYPES)[number];

/** What the server says. Ids only: the panel asks the API, which knows what this person may see. */
export type ServerMessage =
  | { type: 'authenticated' }
  | { type: 'subscribed'; guild_id: string }
  | { type: RealtimeType; guild_id: string; ids: readonly string[] };
