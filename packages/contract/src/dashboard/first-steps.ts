import * as z from 'zod';
import { EVENT_STATUSES } from '../events/events.ts';
import { LANGUAGES } from '../kit/language.ts';
import { time } from '../kit/shapes.ts';
import { NEW_CHANNEL_NAMES, NEW_CHANNEL_STATES } from '../settings/new-channels.ts';

/** What a new family does first, in this order. The last one means that everything works. */
export const FIRST_STEPS = [
  'events_channel',
  'bot_rights',
  'event',
  'names',
  'gg_channel',
  'ranks',
  'deputies',
  'finish',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const firstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(FIRST_STEPS), done: z.boolean() })),
  /** The event to finish, or the one that was finished first; null until one is planned. */
  event: z
    .object({ id: z.uuid(), title: z.string(), status: z.enum(EVENT_STATUSES), starts_at: time })
    .nullable(),
  /** The channel that the bot can create for the next step, and how far it is with that. */
  new_channel: z
    .object({ purpose: z.enum(NEW_CHANNEL_NAMES), name: z.string(), state: z.enum(NEW_CHANNEL_STATES) })
    .nullable(),
  /** What was guessed from the server's language in Discord; null once somebody saved the settings. */
  guessed: z.object({ language: z.enum(LANGUAGES), time_zone: z.string() }).nullable(),
});
export type FirstSteps = z.infer<typeof firstSteps>;
