import * as z from 'zod';
import type { RealtimeType } from './bus-events.ts';
import { snowflake } from '../kit/shapes.ts';

/** Why the server closes a socket. */
export const CLOSE_CODES = {
  notSignedIn: 4401,
  notPremium: 4402,
  noAccess: 4403,
  badMessage: 4400,
  tooMany: 4429,
  /** The client must reconnect and refetch: it may have missed bus events. */
  missedEvents: 4500,
  /** This process stops: the client must reconnect, and then reaches another one. */
  serverStops: 4503,
} as const;

export const MAX_UPCOMING = 5;

/** What a tab may send: its token (again after each refresh), the guild or queue it shows, and its screenshot at the desk. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auth'), token: z.string().max(200) }),
  z.strictObject({
    type: z.literal('subscribe'),
    guild_id: snowflake,
    /** What a panel shows, or a member’s own cabinet. */
    as: z.enum(['panel', 'member']).default('panel'),
  }),
  /** The queue of support tickets, for site admins. */
  z.strictObject({ type: z.literal('watch_support') }),
  z.strictObject({
    type: z.literal('desk'),
    /** The screenshot that is shown, if any. */
    showing: z.uuid().nullable(),
    /** The screenshots that this tab shows next, so that other moderators skip them. */
    upcoming: z.array(z.uuid()).max(MAX_UPCOMING),
    /** False when the tab leaves the desk. */
    open: z.boolean(),
  }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** Another moderator at the desk, with the screenshot that they show or have reserved as a next one. */
export interface DeskPlace {
  screenshot_id: string;
  user_id: string;
  name: string;
  showing: boolean;
  /** Whether they had it before this tab; true where this tab has not reserved it. */
  first: boolean;
}

/** What the server sends: ids only. The panel fetches the data by the API, which checks what this person may see. */
export type ServerMessage =
  | { type: 'authenticated' }
  /** `quiet_ms`: for how long nothing has changed in the guild, as far as this server knows. */
  | { type: 'subscribed'; guild_id: string; quiet_ms: number }
  | { type: 'watching_support' }
  | { type: 'desk'; guild_id: string; others: readonly DeskPlace[] }
  | { type: RealtimeType; guild_id: string; ids: readonly string[] };
