import * as z from 'zod';
import { EVENT_STATUSES } from '../events/events.ts';
import { LANGUAGES } from '../kit/language.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, noContent, snowflake, time, version } from '../kit/shapes.ts';
import { NEW_CHANNEL_NAMES, NEW_CHANNEL_STATES } from '../settings/new-channels.ts';

/** What a new family is asked first: how it speaks, who leads it, and where the bot posts. */
export const FIRST_QUESTIONS = ['language', 'deputies', 'channels'] as const;
export type FirstQuestion = (typeof FIRST_QUESTIONS)[number];

/** What a new family does first, in this order. The last one means that everything works. */
export const FIRST_STEPS = [...FIRST_QUESTIONS, 'bot_rights', 'event', 'names', 'ranks', 'finish'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** A family can live without these: they may wait. */
export const LATER_STEPS = [...FIRST_QUESTIONS, 'names', 'ranks'] as const;
export type LaterStep = (typeof LATER_STEPS)[number];

/** What was settled without doing it: one of the steps, or all of them, which puts the guide away. */
export const SETTLED = [...LATER_STEPS, 'all'] as const;
export type Settled = (typeof SETTLED)[number];

export const firstSteps = z.object({
  /** `later`: it is not done, and was put off. */
  steps: z.array(z.object({ name: z.enum(FIRST_STEPS), done: z.boolean(), later: z.boolean() })),
  /** Whether the family put the guide away; it can be brought back. */
  away: z.boolean(),
  /** What the questions were answered with, or what the server’s language in Discord suggests. */
  language: z.enum(LANGUAGES),
  time_zone: z.string(),
  /** Of the settings that an answer is based on. */
  version,
  /** The roles that lead besides the managers of the server. */
  leaders: z.array(z.object({ role_id: snowflake, name: z.string() })),
  /** What is chosen for each purpose; without one, the channel that the bot can create, and how far it is with that. */
  channels: z.array(
    z.object({
      purpose: z.enum(NEW_CHANNEL_NAMES),
      chosen: z.string().nullable(),
      name: z.string(),
      state: z.enum(NEW_CHANNEL_STATES),
    }),
  ),
  /** The event to finish, or the one that was finished first; null until one is planned. */
  event: z
    .object({
      id: z.uuid(),
      title: z.string(),
      status: z.enum(EVENT_STATUSES),
      starts_at: time,
      /** How far the first evening is: its sign-up stands in Discord, and so many people are on the list. */
      posted: z.boolean(),
      signed_up: z.number().int().nonnegative(),
    })
    .nullable(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const firstStepsRoutes = {
  settle: route({
    method: 'POST',
    path: '/api/settings/:guildId/first-steps',
    summary: 'Settle a first step without doing it, put the guide away, or take either back',
    access: panel('settings.manage'),
    params: guildParams,
    body: z.strictObject({ step: z.enum(SETTLED), settled: z.boolean() }),
    response: noContent,
  }),
};

/** The first question that is neither answered nor put off. */
export const nextQuestion = ({ steps, away }: Pick<FirstSteps, 'steps' | 'away'>): FirstQuestion | null =>
  away
    ? null
    : (FIRST_QUESTIONS.find((question) =>
        steps.some(({ name, done, later }) => name === question && !done && !later),
      ) ?? null);
