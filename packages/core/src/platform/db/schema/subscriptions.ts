import { CURRENCIES } from '@famiglia/contract/kit/money';
import { SUBSCRIPTION_STATUSES, TIERS } from '@famiglia/contract/billing/subscriptions';
import type { Subscription } from '@famiglia/contract/billing/subscriptions';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  date,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake } from './columns.ts';
import { orders } from './billing.ts';
import { guilds } from './guilds.ts';

const guildId = () => snowflake().references(() => guilds.id, { onDelete: 'cascade' });

/** A guild without a row is on the Free plan. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    guildId: guildId().primaryKey(),
    tier: text({ enum: TIERS }).notNull(),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** Null only for Premium that was given without an end. */
    periodEnd: moment(),
    /** Until when a plan goes on whose renewal could not be charged. */
    graceUntil: moment(),
    /** Set by the first trial and never cleared: a guild has one trial. */
    trialStartedAt: moment(),
  },
  () => [
    check('tier_known', oneOf('tier', TIERS)),
    check('status_known', oneOf('status', SUBSCRIPTION_STATUSES)),
    check(
      'tier_fits_status',
      sql`(tier = 'premium') = (status in ('trial', 'active', 'past_due', 'canceled'))`,
    ),
    check('ending_has_end', sql`status not in ('trial', 'past_due', 'canceled') or period_end is not null`),
    check('grace_while_past_due', sql`(status = 'past_due') = (grace_until is not null)`),
  ],
);

/** Who changed a plan, when, why, from what to what: append-only, guarded by a trigger. */
export const subscriptionHistory = pgTable(
  'subscription_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: guildId().notNull(),
    actorId: snowflake(),
    reason: text().notNull(),
    before: jsonb().$type<Subscription>().notNull(),
    after: jsonb().$type<Subscription>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('subscription_history_newest').on(table.guildId, table.id)],
);

/** What was paid for which period: append-only. A refund is the unused share of the latest payment. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: guildId().notNull(),
    provider: text().notNull(),
    /** The provider's own id of the payment: a webhook that arrives twice is one payment. */
    providerReference: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    paidAt: moment().notNull(),
    periodStart: moment().notNull(),
    periodEnd: moment().notNull(),
    /** Null in rows from before it was stored. */
    months: integer(),
    /** The order that was paid; null where a site admin recorded the payment. */
    orderId: uuid().references(() => orders.id),
    recordedBy: snowflake(),
  },
  (table) => [
    unique('payments_once').on(table.provider, table.providerReference),
    unique('payments_one_per_order').on(table.orderId),
    index('payments_by_time').on(table.paidAt),
    index('payments_newest').on(table.guildId, table.paidAt, table.id),
    check('amount_positive', sql`amount_minor > 0`),
    check('period_forward', sql`period_end > period_start`),
  ],
);

/**
 * Refunds: append-only, several for one payment, together never more than it: a trigger adds them up. A refund names its
 * payment by the provider's reference.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: guildId().notNull(),
    provider: text().notNull(),
    providerReference: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    refundedAt: moment().notNull(),
    recordedBy: snowflake(),
    /** The request that it pays; null where it was made at the provider, or by hand. */
    requestKey: uuid(),
    /** The unused time of the payment ended with it. */
    endsTime: boolean().notNull().default(true),
  },
  (table) => [
    unique('refunds_once_per_request').on(table.requestKey),
    index('refunds_of_payment').on(table.provider, table.providerReference),
    index('refunds_of_guild').on(table.guildId),
    check('refund_positive', sql`amount_minor > 0`),
  ],
);

/** Reminders that were sent: one of each kind for each end of a period. */
export const subscriptionReminders = pgTable(
  'subscription_reminders',
  {
    guildId: guildId().notNull(),
    periodEnd: moment().notNull(),
    daysBefore: integer().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.periodEnd, table.daysBefore] })],
);

/**
 * Refunds that a guild or a site admin asked for. The key makes the provider pay once. With what was paid back already they
 * are never more than the payment: a trigger adds them up.
 */
export const refundRequests = pgTable(
  'refund_requests',
  {
    key: uuid().primaryKey().defaultRandom(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    guildId: guildId().notNull(),
    amountMinor: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    requestedBy: snowflake(),
    requestedAt: moment().notNull(),
    status: text({ enum: ['requested', 'done', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** The unused time of the payment ended with it. */
    endsTime: boolean().notNull().default(true),
    /** The guild itself took back a whole payment whose time had begun. That is possible once, and once for its payer. */
    whole: boolean().notNull().default(false),
    payerId: snowflake(),
  },
  (table) => [
    index('refund_requests_by_guild').on(table.guildId),
    index('refund_requests_of_payment').on(table.paymentId),
    uniqueIndex('refund_requests_one_open')
      .on(table.paymentId)
      .where(sql`status <> 'done'`),
    uniqueIndex('refund_requests_one_whole_per_guild')
      .on(table.guildId)
      .where(sql`whole`),
    uniqueIndex('refund_requests_one_whole_per_payer')
      .on(table.payerId)
      .where(sql`whole`),
    index('refund_requests_waiting')
      .on(table.requestedAt)
      .where(sql`status = 'requested'`),
    check('refund_request_positive', sql`amount_minor > 0`),
  ],
);

/** Payments that the payer's bank took back. Until the dispute is won they are no revenue. */
export const disputes = pgTable(
  'disputes',
  {
    paymentId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    guildId: guildId().notNull(),
    at: moment().notNull(),
    /** How much Premium it took: a dispute that is won gives it back. */
    takenSeconds: integer().notNull().default(0),
    wonAt: moment(),
    /** When a site admin had read of it. */
    seenAt: moment(),
    seenBy: snowflake(),
  },
  (table) => [
    index('disputes_by_guild').on(table.guildId),
    index('disputes_unseen')
      .on(table.at)
      .where(sql`seen_at is null`),
    check('dispute_took_no_less_than_nothing', sql`taken_seconds >= 0`),
  ],
);

/** How often each plan's button was pressed on a day. A counter, so that nothing is stored about a single visitor. */
export const planSelections = pgTable(
  'plan_selections',
  {
    day: date({ mode: 'string' }).notNull(),
    plan: text({ enum: TIERS }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.plan] }), check('plan_known', oneOf('plan', TIERS))],
);
