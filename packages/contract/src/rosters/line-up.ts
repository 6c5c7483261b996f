import * as z from 'zod';
import { listOf, snowflake } from '../kit/shapes.ts';
import { VACATION_KINDS } from '../vacations/vacations.ts';

const HOUR_MS = 60 * 60 * 1000;

/** People are called to voice from an hour before the start to an hour after it. */
export const isLineUpTime = (startsAt: Date, now: Date): boolean =>
  Math.abs(startsAt.getTime() - now.getTime()) <= HOUR_MS;

/** Why nobody expects them in voice yet. */
const EXCUSES = ['late', ...VACATION_KINDS] as const;

/** How the call reached somebody: by direct message, in the channel because these are closed, or not at all. */
const CALL_STATES = ['sending', 'dm', 'channel', 'none'] as const;

/** One person of the main list. */
export const lineUpPerson = z.object({
  user_id: snowflake,
  display_name: z.string(),
  /** The voice channel they are in; null if they are in none. */
  channel: z.object({ id: snowflake, name: z.string() }).nullable(),
  /** They said that they will be late, or are away when it begins. */
  excuse: z.enum(EXCUSES).nullable(),
  /** Null if nobody has called them. */
  called: z.enum(CALL_STATES).nullable(),
});
export type LineUpPerson = z.infer<typeof lineUpPerson>;

/** The main list in its order, and who of it is in voice. */
export const lineUp = listOf(lineUpPerson).extend({
  /** How many of the reserve could take a place. */
  reserve: z.number().int().nonnegative(),
});
export type LineUp = z.infer<typeof lineUp>;

/** Who of the main list is not in voice. */
export const missingOf = ({ items }: Pick<LineUp, 'items'>): LineUpPerson[] =>
  items.filter(({ channel }) => channel === null);

/** Whom a call reaches now: those who are missing, have no excuse and were not called. */
export const callableOf = (found: Pick<LineUp, 'items'>): LineUpPerson[] =>
  missingOf(found).filter(({ excuse, called }) => excuse === null && called === null);

/** At most this many are replaced at once, as Discord's select offers. */
export const MOST_REPLACED = 25;
