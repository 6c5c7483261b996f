import * as z from 'zod';
import { listOf, person, snowflake, time } from '../kit/shapes.ts';

/** What people can answer besides plus and minus. Who will be late is on the list; the others are not. */
export const ANSWERS = ['late', 'maybe', 'cannot'] as const;
export type Answer = (typeof ANSWERS)[number];

export const givenAnswer = z.object({
  user_id: snowflake,
  display_name: z.string(),
  answer: z.enum(ANSWERS),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** At most this many people are named, and at most this many are asked by one ping. */
export const MOST_NAMED = 500;
export const MOST_ASKED = 300;

/** Why those who have not answered are not pinged. */
export const ASK_REFUSALS = [
  'answers_off',
  'already_asked',
  'nobody_to_ask',
  'too_many_to_ask',
  'not_posted',
] as const;

/** Those for whom a sign-up is and who have not answered, by their names. */
export const unanswered = listOf(person).extend({
  /** On vacation or AFK when it begins: nobody expects an answer of them. */
  excused: z.array(person),
  /** Said maybe, and could not be asked before the start, because their direct messages are closed. */
  unreached: z.array(person),
  /** When a leader had them pinged; null if nobody has. */
  asked_at: time.nullable(),
});
export type Unanswered = z.infer<typeof unanswered>;
