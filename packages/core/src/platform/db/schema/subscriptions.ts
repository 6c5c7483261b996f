import { CURRENCIES, SUBSCRIPTION_STATUSES, TIERS } from '@famiglia/contract/subscriptions';
import type { Subscription } from '@famiglia/contract/subscriptions';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
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
    /** Set by the first trial and never cleared: a guild has one trial. */
    trialStartedAt: moment(),
  },
  () => [
    check('tier_known', sql`tier in ('free', 'premium')`),
    check('status_known', sql`status in ('none', 'trial', 'active', 'canceled', 'expired')`),
    check('tier_fits_status', sql`(tier = 'premium') = (status in ('trial', 'active', 'canceled'))`),
    check('ending_has_end', sql`status not in ('trial', 'canceled') or period_end is not null`),
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
    recordedBy: snowflake(),
  },
  (table) => [
    unique('payments_once').on(table.provider, table.providerReference),
    index('payments_newest').on(table.guildId, table.paidAt, table.id),
    check('amount_positive', sql`amount_minor > 0`),
    check('period_forward', sql`period_end > period_start`),
  ],
);

/**
 * Refunds: append-only. A refund names its payment by the provider's reference and may arrive before it, because
 * providers' messages have no order.
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
  },
  (table) => [
    unique('refunds_once').on(table.provider, table.providerReference),
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
