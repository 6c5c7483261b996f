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

export const MAX_UPCOMING = 5;

/** What a tab may say: who it is (again after each refresh), which guild it looks at, and where at its desk. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auth'), token: z.string().max(200) }),
  z.strictObject({ type: z.literal('subscribe'), guild_id: snowflake }),
  z.strictObject({
    type: z.literal('desk'),
    /** The screen on show, if any. */
    showing: z.uuid().nullable(),
    /** Those that come next here, so that nobody else takes them up meanwhile. */
    upcoming: z.array(z.uuid()).max(MAX_UPCOMING),
    /** False when the desk is left. */
    open: z.boolean(),
  }),
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

/** Somebody else at the desk, with a screen that they look at or have taken up as one of their next. */
export interface DeskPlace {
  screenshot_id: string;
  user_id: string;
  name: string;
  showing: boolean;
  /** Whether they were there before this tab; true where this tab has not asked for it. */
  first: boolean;
}

/** What the server says. Ids only: the panel asks the API, which knows what this person may see. */
export type ServerMessage =
  | { type: 'authenticated' }
  | { type: 'subscribed'; guild_id: string }
  | { type: 'desk'; guild_id: string; others: readonly DeskPlace[] }
  | { type: RealtimeType; guild_id: string; ids: readonly string[] };
