import * as z from 'zod';
import { PROVIDERS, receipt } from '../billing/billing.ts';
import { CURRENCIES } from '../kit/money.ts';
import { route, siteAdmin } from '../kit/route.ts';
import { listOf, paging, snowflake, textStream, time } from '../kit/shapes.ts';
import { money } from '../billing/subscriptions.ts';

const paymentId = z.string().regex(/^\d{1,15}$/);

const ledgerFilter = {
  provider: z.enum(PROVIDERS).optional(),
  currency: z.enum(CURRENCIES).optional(),
  guild_id: snowflake.optional(),
  from: time.optional(),
  until: time.optional(),
  state: z.enum(['paid', 'refunded', 'disputed']).optional(),
};

const sums = z.object({
  currency: z.enum(CURRENCIES),
  paid_minor: z.number().int(),
  refunded_minor: z.number().int(),
  /** What payers’ banks took back, beyond what was refunded, as long as the dispute is not won. */
  disputed_minor: z.number().int(),
});
export type Sums = z.infer<typeof sums>;
const monthRow = z.object({
  month: z.string(),
  revenue: z.array(sums),
  /** Guilds that paid for the first time, that renewed, and whose paid time ended without another payment. */
  new_guilds: z.number().int(),
  renewed: z.number().int(),
  churned: z.number().int(),
  /** Guilds with paid time in this month: those that could churn in it. */
  paying: z.number().int(),
  trials: z.number().int(),
  trials_paid: z.number().int(),
});
export const revenue = z.object({
  months: z.array(monthRow),
  running: z.number().int(),
  in_grace: z.number().int(),
});
export type Revenue = z.infer<typeof revenue>;

/** What the site’s owner is told by the bot. */
export const OWNER_NEWS = ['ticket', 'dispute', 'problem', 'renewals'] as const;
export type OwnerNews = (typeof OWNER_NEWS)[number];

/** Why a provider refuses, as far as its own code tells: each has its next step. */
export const REFUSAL_REASONS = [
  /** The keys are wrong or were replaced. */
  'keys',
  /** The keys are right, but may not do what they are used for. */
  'rights',
  /** The provider has closed the shop, or not opened it yet. */
  'shop',
  /** It may not charge a kept card. */
  'recurring',
  /** Its page for changing a card is not set up. */
  'method_page',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What neither a webhook nor the reconciliation could decide, or what only the owner can repair. */
export const BILLING_PROBLEMS = [
  'mismatch',
  /** A renewal that was sent to a provider which is gone from the settings: it may have been charged. */
  'unanswered',
  'refund_refused',
  'refund_waits',
  /** The payer’s bank took the money back: to be read, not decided. */
  'dispute',
  /** Ends by itself when the provider does it again. */
  'provider_refuses',
  /** Most renewals of the last day failed or wait. Ends by itself. */
  'renewals_fail',
] as const;
export const billingProblem = z.object({
  kind: z.enum(BILLING_PROBLEMS),
  /** Of the order, or of the payment for a refund or a dispute. */
  id: z.string(),
  /** Null where it is about the whole site. */
  guild: z.object({ id: snowflake, name: z.string() }).nullable(),
  provider: z.enum(PROVIDERS).nullable(),
  /** The provider’s number of the payment. */
  reference: z.string().nullable(),
  /** What should have been paid, should be paid back, or was taken back. */
  money: money.nullable(),
  /** What the provider answered; null for a refund, or where the payment belongs to another order. */
  answered: money.nullable(),
  /** The provider’s own code and words, without keys. */
  refusal: z.object({ reason: z.enum(REFUSAL_REASONS), code: z.string(), words: z.string() }).nullable(),
  /** How many renewals of the last day were not made, of how many. */
  renewals: z.object({ failed: z.number().int(), of: z.number().int() }).nullable(),
  at: time,
});
export type BillingProblem = z.infer<typeof billingProblem>;

export const adminBillingRoutes = {
  problems: route({
    method: 'GET',
    path: '/api/admin/billing-problems',
    summary: 'Payments, refunds, disputes and refusals of providers that need the site’s owner; oldest first',
    access: siteAdmin,
    response: listOf(billingProblem),
  }),
  settleMismatch: route({
    method: 'POST',
    path: '/api/admin/billing-problems/orders/:orderId/settle',
    summary: 'Say that an order whose payment did not fit, or was never answered, is in order now',
    access: siteAdmin,
    params: z.object({ orderId: z.uuid() }),
    response: z.null(),
    errors: ['not_found', 'sign_in_again'],
  }),
  settleRefund: route({
    method: 'POST',
    path: '/api/admin/billing-problems/refunds/:paymentId/settle',
    summary: 'Let the provider try a refund again, or record that it was paid by hand',
    access: siteAdmin,
    params: z.object({ paymentId }),
    body: z.strictObject({ how: z.enum(['try_again', 'paid_by_hand']) }),
    response: z.null(),
    errors: ['not_found', 'sign_in_again'],
  }),
  seeDispute: route({
    method: 'POST',
    path: '/api/admin/billing-problems/disputes/:paymentId/seen',
    summary: 'Say that a disputed payment was read of',
    access: siteAdmin,
    params: z.object({ paymentId }),
    response: z.null(),
    errors: ['not_found'],
  }),
  ledger: route({
    method: 'GET',
    path: '/api/admin/ledger',
    summary: 'All payments with their refunds, newest first, and their sums',
    access: siteAdmin,
    query: z.object({ ...paging(50), ...ledgerFilter }),
    response: listOf(receipt).extend({ sums: z.array(sums) }),
  }),
  ledgerCsv: route({
    method: 'GET',
    path: '/api/admin/ledger.csv',
    summary: 'The same as a table',
    access: siteAdmin,
    query: z.object(ledgerFilter),
    response: textStream,
    download: { type: 'text/csv; charset=utf-8', filename: 'ledger.csv' },
    cost: 'heavy',
  }),
  revenue: route({
    method: 'GET',
    path: '/api/admin/revenue',
    summary: 'Revenue, churn and trials by month for a year',
    access: siteAdmin,
    response: revenue,
  }),
};
