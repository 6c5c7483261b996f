import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import {
  guildParams,
  listOf,
  noContent,
  person,
  snowflake,
  textStream,
  time,
  version,
} from '../kit/shapes.ts';
import { freeText } from '../kit/visible-text.ts';
import { amountCents, cents } from '../treasury/treasury.ts';
import { CORRECTION_KINDS, DUE_KINDS, PAYDAY_STATUSES, PAYOUT_STATES, RATE_USES } from './payday.ts';

const view = panel('money.view');
const manage = panel('money.manage');

export const paydayReason = freeText.min(1).max(300);
const day = z.iso.date();
const wholeDollars = z.string().regex(/^(?:0|[1-9]\d{0,12}00)$/, 'amount');

const named = z.object({ id: z.string(), name: z.string() });

export const paydayRate = z.object({
  use: z.enum(RATE_USES),
  fight_kind: named.nullable(),
  rank: named.nullable(),
  /** Null where it is no longer set from that day on. */
  amount_cents: cents.nullable(),
  valid_from: day,
});
export type PaydayRate = z.infer<typeof paydayRate>;

/** With the ranks that may have a salary. */
const paydayRates = z.object({ today: day, ranks: z.array(named), items: z.array(paydayRate) });
export type PaydayRates = z.infer<typeof paydayRates>;

const dueData = z.object({
  name: z.string().optional(),
  quantity: z.number().optional(),
  unit_cents: z.string().optional(),
  share: z.string().optional(),
  pool_cents: z.string().optional(),
});

export const paydayLine = z.object({
  key: z.string(),
  kind: z.enum(DUE_KINDS),
  amount_cents: cents,
  /** What it is worth by itself; another one where a leader changed it. */
  computed_cents: cents,
  data: dueData,
  at: time,
  /** An earlier payday settled it, and this is the difference. */
  is_difference: z.boolean(),
  change_reason: z.string().nullable(),
  changed_by: person.nullable(),
});
export type PaydayLine = z.infer<typeof paydayLine>;

/** What has to be known before somebody is paid. */
export const PAYDAY_MARKS = ['no_static', 'shared_static', 'away', 'left'] as const;
export type PaydayMark = (typeof PAYDAY_MARKS)[number];

export const paydayPerson = z.object({
  user: person,
  static_id: z.string().nullable(),
  marks: z.array(z.enum(PAYDAY_MARKS)),
  left_out: z.boolean(),
  left_out_reason: z.string(),
  lines: z.array(paydayLine),
  total_cents: cents,
  /** What earlier paydays left: cents, what was not paid, or below zero what is owed to the family. */
  carried_cents: cents,
  /** What the bank pays, in whole dollars. */
  pay_cents: cents,
  state: z.enum(PAYOUT_STATES),
});
export type PaydayPerson = z.infer<typeof paydayPerson>;

export const paydaySummary = z.object({
  id: z.uuid(),
  status: z.enum(PAYDAY_STATUSES),
  since: time.nullable(),
  until: time,
  /** How much the bank pays in all, and how much of it was paid. */
  pay_cents: cents,
  paid_cents: cents,
  people: z.number().int(),
});
export type PaydaySummary = z.infer<typeof paydaySummary>;

export const payday = paydaySummary.extend({
  version,
  created_by: person.nullable(),
  first_approved_by: person.nullable(),
  ended_by: person.nullable(),
  /** Whether another person has to approve after the first. */
  needs_second: z.boolean(),
  /** In how many parts the bank’s file comes, and which of them still have somebody: a part keeps its number and its people. */
  bank_files: z.object({ total: z.number().int(), left: z.array(z.number().int()) }),
  /** Of everything that is approved with it: another one where a sum or a line is another. */
  fingerprint: z.string(),
  list: z.array(paydayPerson),
});
export type Payday = z.infer<typeof payday>;

export const wallet = z.object({
  /** Settled by paydays, and not paid yet; below zero where the member owes the family. */
  owed_cents: cents,
  /** What the next payday brings, as far as it is known. */
  coming_cents: cents,
  paid_cents: cents,
  coming: z.array(paydayLine),
  payouts: z.array(z.object({ until: time, pay_cents: cents, state: z.enum(PAYOUT_STATES) })),
});
export type Wallet = z.infer<typeof wallet>;

const paydayParams = guildParams.extend({ paydayId: z.uuid() });
const CHANGING = ['not_found', 'payday_not_open', 'version_conflict'] as const;

export const paydayRoutes = {
  rates: route({
    method: 'GET',
    path: '/api/payday/:guildId/rates',
    summary: 'What coming, winning, recruiting and ranks are worth, each with the day from which it holds',
    access: view,
    params: guildParams,
    response: paydayRates,
  }),
  setRate: route({
    method: 'PUT',
    path: '/api/payday/:guildId/rates',
    summary: 'Set a rate from a day on; what happened before keeps the earlier one',
    access: manage,
    params: guildParams,
    body: z.strictObject({
      use: z.enum(RATE_USES),
      fight_kind_id: z.uuid().nullable().default(null),
      role_id: snowflake.nullable().default(null),
      amount_cents: wholeDollars.nullable(),
      /** Today, if left out. The first rate of something may hold from an earlier day. */
      valid_from: day.optional(),
    }),
    response: paydayRate,
  }),
  correct: route({
    method: 'POST',
    path: '/api/payday/:guildId/corrections',
    summary: 'Give a bonus, a fine, a debt or a repayment; a fine may come with a warning',
    access: manage,
    params: guildParams,
    body: z.strictObject({
      /** Made by who opens the form: sent twice, it counts once. */
      request_id: z.uuid(),
      user_id: snowflake,
      kind: z.enum(CORRECTION_KINDS),
      amount_cents: amountCents,
      reason: paydayReason,
      warning: z.boolean().default(false),
    }),
    response: z.object({ id: z.uuid(), warned: z.boolean() }),
    errors: ['member_not_found', 'bot_is_no_member', 'own_decision', 'too_many_warnings'],
  }),
  takeBackCorrection: route({
    method: 'POST',
    path: '/api/payday/:guildId/corrections/:correctionId/take-back',
    summary: 'Take a correction back; if it was paid, the next payday has the difference',
    access: manage,
    params: guildParams.extend({ correctionId: z.uuid() }),
    response: noContent,
    errors: ['not_found', 'correction_taken_back'],
  }),
  list: route({
    method: 'GET',
    path: '/api/payday/:guildId',
    summary: 'The paydays, newest first, and what is due since the last one',
    access: view,
    params: guildParams,
    response: listOf(paydaySummary).extend({
      open_id: z.uuid().nullable(),
      due_cents: cents,
      due_people: z.number().int(),
    }),
  }),
  read: route({
    method: 'GET',
    path: '/api/payday/:guildId/:paydayId',
    summary: 'A payday with everybody in it, and what each of them gets for what',
    access: view,
    params: paydayParams,
    response: payday,
    errors: ['not_found'],
  }),
  close: route({
    method: 'POST',
    path: '/api/payday/:guildId',
    summary: 'Close the period now: one payday to look at and approve. An open one is answered again',
    access: manage,
    params: guildParams,
    response: payday,
    errors: ['payday_nothing_due'],
  }),
  changeLine: route({
    method: 'PUT',
    path: '/api/payday/:guildId/:paydayId/lines',
    summary: 'Change what one line brings, with a reason; null takes the change back',
    access: manage,
    params: paydayParams,
    body: z.strictObject({
      user_id: snowflake,
      key: z.string().min(1).max(120),
      amount_cents: z
        .string()
        .regex(/^(?:0|-?[1-9]\d{0,14})$/, 'amount')
        .nullable(),
      reason: freeText.max(300).default(''),
      version,
    }),
    response: payday,
    errors: [...CHANGING, 'own_decision'],
  }),
  leaveOut: route({
    method: 'PUT',
    path: '/api/payday/:guildId/:paydayId/people/:userId',
    summary: 'Leave somebody out, so that the next payday has them, or take them in again',
    access: manage,
    params: paydayParams.extend({ userId: snowflake }),
    body: z.strictObject({ left_out: z.boolean(), reason: freeText.max(300).default(''), version }),
    response: payday,
    errors: CHANGING,
  }),
  approve: route({
    method: 'POST',
    path: '/api/payday/:guildId/:paydayId/approve',
    summary: 'Approve: from then on the family owes it. Above a limit a second person has to',
    access: panel('money.approve'),
    params: paydayParams,
    /** What the person saw: if an attendance was corrected meanwhile, it is another sum. */
    body: z.strictObject({ seen: z.string().max(64), version }),
    response: payday,
    errors: [...CHANGING, 'payday_moved', 'payday_second_person', 'treasury_out_of_range'],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/payday/:guildId/:paydayId/cancel',
    summary: 'Give an open payday up; everything stays due',
    access: manage,
    params: paydayParams,
    response: noContent,
    errors: ['not_found', 'payday_not_open'],
  }),
  mark: route({
    method: 'POST',
    path: '/api/payday/:guildId/:paydayId/paid',
    summary: 'Mark people as paid in the game, or take that back by counter-entries',
    access: manage,
    params: paydayParams,
    body: z.strictObject({
      /** Null for everybody who is not marked so yet. */
      user_ids: z.array(snowflake).min(1).max(1000).nullable(),
      paid: z.boolean(),
      /** The one that was seen: everybody is another set of people once a payout was taken back. */
      version: version.optional(),
    }),
    response: payday,
    errors: ['not_found', 'payday_not_approved', 'version_conflict', 'treasury_out_of_range'],
  }),
  file: route({
    method: 'GET',
    path: '/api/payday/:guildId/:paydayId/file',
    summary: 'The file that the game’s bank takes: who is not paid yet and has a static of their own',
    access: view,
    params: paydayParams,
    query: z.object({ part: z.coerce.number().int().min(1).max(1000).default(1) }),
    response: textStream,
    cost: 'moderate',
    errors: ['not_found', 'payday_not_approved'],
    download: { type: 'text/csv; charset=utf-8', filename: 'payday-bank.csv' },
  }),
  export: route({
    method: 'GET',
    path: '/api/payday/:guildId/:paydayId/export',
    summary: 'Every line of a payday as a CSV file',
    access: view,
    params: paydayParams,
    response: textStream,
    cost: 'heavy',
    errors: ['not_found'],
    download: { type: 'text/csv; charset=utf-8', filename: 'payday.csv' },
  }),
  wallet: route({
    method: 'GET',
    path: '/api/payday/:guildId/wallet',
    summary: 'What the caller is owed, what they were paid, and why',
    access: panel('panel.view'),
    params: guildParams,
    response: wallet,
  }),
};
