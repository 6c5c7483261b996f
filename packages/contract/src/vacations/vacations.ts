import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, snowflake, time } from '../kit/shapes.ts';
import { freeText } from '../kit/visible-text.ts';

export const VACATION_KINDS = ['vacation', 'afk'] as const;
export type VacationKind = (typeof VACATION_KINDS)[number];

export const VACATION_STATES = [
  /** A leader has not answered yet. */
  'requested',
  /** It is ahead or running. */
  'approved',
  'refused',
  /** It is over: its time came, or the member came back earlier. */
  'ended',
  /** Taken back before it began, or never answered. */
  'cancelled',
] as const;
export type VacationState = (typeof VACATION_STATES)[number];

/** Longer than any exam or holiday; whoever is away for longer has left. */
export const LONGEST_VACATION_DAYS = 92;
/** How far ahead a vacation may begin. */
export const VACATION_AHEAD_DAYS = 180;
export const VACATION_REASON = 300;

const person = z.object({ id: snowflake, name: z.string() });
const day = z.iso.date();
const reason = freeText.max(VACATION_REASON);

export const vacation = z.object({
  id: z.uuid(),
  user: person.extend({ avatar_url: z.string().nullable() }),
  kind: z.enum(VACATION_KINDS),
  status: z.enum(VACATION_STATES),
  starts_at: time,
  /** Exclusive: the first moment after the vacation. */
  ends_at: time,
  /** The first and the last day of it in the guild's zone; both belong to it. */
  first_day: day,
  last_day: day,
  reason: z.string(),
  requested_at: time,
  /** Who approved or refused it; null where nobody had to. */
  decided_by: person.nullable(),
  /** What the leader said to it. */
  decision: z.string(),
  /** When it was over; earlier than `ends_at` for somebody who came back early. */
  ended_at: time.nullable(),
  /** How often it was prolonged. */
  prolonged: z.number().int().nonnegative(),
});
export type Vacation = z.infer<typeof vacation>;

/** The lists of vacations: who is away now, who will be, what waits for a leader, what was. */
export const VACATION_VIEWS = ['away', 'upcoming', 'requests', 'history'] as const;
export type VacationView = (typeof VACATION_VIEWS)[number];

const vacationParams = guildParams.extend({ vacationId: z.uuid() });

export const vacationRoutes = {
  list: route({
    method: 'GET',
    path: '/api/vacations/:guildId',
    summary: 'Who is away, who will be, what waits for an answer, or what was',
    access: panel('personnel.view'),
    params: guildParams,
    query: z.object({
      view: z.enum(VACATION_VIEWS).default('away'),
      user_id: snowflake.optional(),
      ...paging(PAGE_SIZE.activity),
    }),
    response: listOf(vacation),
  }),
  give: route({
    method: 'POST',
    path: '/api/vacations/:guildId',
    summary: 'Give a member a vacation; the limit of a month does not hold for leaders',
    access: panel('personnel.manage'),
    params: guildParams,
    body: z.strictObject({ user_id: snowflake, from: day, until: day, reason: reason.default('') }),
    response: vacation,
    errors: ['member_not_found', 'vacation_overlaps', 'own_decision'],
  }),
  decide: route({
    method: 'POST',
    path: '/api/vacations/:guildId/:vacationId/decision',
    summary: 'Approve or refuse a request',
    access: panel('personnel.manage'),
    params: vacationParams,
    body: z.strictObject({ approve: z.boolean(), reason: reason.default('') }),
    response: vacation,
    errors: ['not_found', 'vacation_decided', 'own_decision'],
  }),
  end: route({
    method: 'POST',
    path: '/api/vacations/:guildId/:vacationId/end',
    summary: 'End a vacation now, or cancel one that has not begun',
    access: panel('personnel.manage'),
    params: vacationParams,
    response: noContent,
    errors: ['not_found', 'vacation_over'],
  }),
  prolong: route({
    method: 'POST',
    path: '/api/vacations/:guildId/:vacationId/prolong',
    summary: 'Let a vacation last longer, until and with this day',
    access: panel('personnel.manage'),
    params: vacationParams,
    body: z.strictObject({ until: day }),
    response: vacation,
    errors: ['not_found', 'vacation_over', 'vacation_overlaps', 'own_decision'],
  }),
};
