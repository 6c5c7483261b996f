import { OWNER_NEWS, REFUSAL_REASONS } from '@famiglia/contract/admin/admin-billing';
import { CHARGE_FAILURES, ORDER_STATUSES, PROVIDERS } from '@famiglia/contract/billing/billing';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

const guildId = () => snowflake().references(() => guilds.id, { onDelete: 'cascade' });
const CHARGING = PROVIDERS.filter((name) => name !== 'manual') as ['stripe', 'yookassa', 'test_bank'];

/** Attempts to collect money. The id is the idempotence key at the provider. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId().notNull(),
    kind: text({ enum: ['purchase', 'renewal'] }).notNull(),
    provider: text({ enum: CHARGING }).notNull(),
    months: integer().notNull(),
    /** What is charged. Nothing where a promo code pays for all of it: such an order is paid when it is made. */
    amountMinor: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** The promo code it was opened with, and the price without it, which renewals cost. */
    promoCode: text(),
    listMinor: integer(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    failure: text({ enum: CHARGE_FAILURES }),
    /** It was sent and closed unanswered, because its provider is gone from the settings: it may have been charged. */
    unanswered: boolean().notNull().default(false),
    /** What the provider answered instead of this order's money; a site admin has to look at it. */
    mismatch: text(),
    /** The money of that answer; null where it belongs to another order. */
    answeredMinor: integer(),
    answeredCurrency: text({ enum: CURRENCIES }),
    /** When a site admin settled it. */
    reviewedAt: moment(),
    reviewedBy: snowflake(),
    /** The payer let the method be kept, and the next period is charged to it. */
    renews: boolean().notNull().default(true),
    /**
     * What is sent to the provider, fixed before the first attempt: a repetition is the same, byte by byte. Deleted
     * after the answer, since it may contain the payer's email address.
     */
    request: text(),
    /** The provider's reference of the order; null until its first answer. */
    providerReference: text(),
    pageUrl: text(),
    expiresAt: moment(),
    /** Who pays: whoever opened the page, or whose card a renewal is charged to. */
    startedBy: snowflake(),
    /** The payer's; null stands for the guild's. */
    language: text({ enum: LANGUAGES }),
    createdAt: moment().notNull(),
    settledAt: moment(),
    /** When the reconciliation last asked the provider. After an order is over, a refund or a dispute may follow. */
    checkedAt: moment(),
    /** The period that the payment opens; an estimate until it is paid. */
    periodStart: moment().notNull(),
    periodEnd: moment().notNull(),
  },
  (table) => [
    // Two people cannot pay for the same month.
    uniqueIndex('orders_one_open')
      .on(table.guildId)
      .where(sql`status = 'open'`),
    unique('orders_by_reference').on(table.provider, table.providerReference),
    index('orders_of_guild').on(table.guildId),
    index('orders_of_payer').on(table.startedBy),
    index('orders_open')
      .on(table.createdAt)
      .where(sql`status = 'open'`),
    index('orders_with_mismatch')
      .on(table.createdAt)
      .where(sql`mismatch is not null and reviewed_at is null`),
    index('orders_to_check')
      .on(table.checkedAt, table.createdAt)
      .where(sql`status <> 'open'`),
    index('orders_unanswered')
      .on(table.createdAt)
      .where(sql`unanswered`),
    check(
      'order_amount_positive',
      sql`months > 0 and (amount_minor > 0 or (amount_minor = 0 and promo_code is not null and status = 'paid'))`,
    ),
    check(
      'order_cheaper_with_code',
      sql`(promo_code is null) = (list_minor is null) and amount_minor <= coalesce(list_minor, amount_minor)`,
    ),
    check('order_settled', sql`(status = 'open') = (settled_at is null)`),
    check('order_failure', sql`(status = 'failed') = (failure is not null)`),
    check('order_period_forward', sql`period_end > period_start`),
    check(
      'order_request_forgotten',
      sql`request is null or (status = 'open' and provider_reference is null)`,
    ),
  ],
);

/** The renewal of a plan: the kept method and the price that was agreed to. Without a row a plan simply ends. */
export const renewals = pgTable(
  'renewals',
  {
    guildId: guildId().primaryKey(),
    provider: text({ enum: CHARGING }).notNull(),
    methodReference: text().notNull(),
    customerReference: text(),
    methodLabel: text().notNull(),
    months: integer().notNull(),
    amountMinor: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    nextChargeAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    lastFailure: text({ enum: CHARGE_FAILURES }),
    /** Whose method it is, and the language they read; null where it was bought before these were stored. */
    payerId: snowflake(),
    language: text({ enum: LANGUAGES }),
    /** When the payer last went to the provider's page for methods: soon after, the method is read anew before it is shown. */
    methodPageAt: moment(),
  },
  (table) => [
    index('renewals_due').on(table.nextChargeAt),
    index('renewals_of_payer').on(table.payerId),
    index('renewals_of_customer').on(table.customerReference),
    index('renewals_by_method').on(table.methodReference),
    check('renewal_amount_positive', sql`amount_minor > 0 and months > 0`),
  ],
);

/** The payer's customer id at a provider that has customers: one for each payer, however many servers they pay for. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    payerId: snowflake().notNull(),
    provider: text({ enum: CHARGING }).notNull(),
    reference: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.payerId, table.provider] })],
);

/** Verified webhooks. Each is processed once, by asking the provider. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    provider: text({ enum: CHARGING }).notNull(),
    noticeId: text().notNull(),
    /** What it is about: a charge, or a customer whose methods changed. */
    chargeReference: text(),
    customerReference: text(),
    receivedAt: moment().notNull(),
    handledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.noticeId] }),
    index('billing_notices_waiting')
      .on(table.receivedAt)
      .where(sql`handled_at is null`),
    check('notice_about_one', sql`num_nonnulls(charge_reference, customer_reference) = 1`),
  ],
);

/**
 * What a provider refuses, from its first refusal until the same call succeeds. An open row is a problem of the site's
 * owner; the same refusal is one row, however often it is asked again.
 */
export const providerRefusals = pgTable(
  'provider_refusals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: CHARGING }).notNull(),
    reason: text({ enum: REFUSAL_REASONS }).notNull(),
    /** The provider's own, without keys. */
    code: text().notNull(),
    words: text().notNull(),
    /** The call that was refused first. */
    call: text().notNull(),
    since: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('provider_refusals_open')
      .on(table.provider, table.reason, table.code)
      .where(sql`ended_at is null`),
  ],
);

/**
 * What the site's owner is told by direct message, each thing once. Entries that are sent in one message have the same
 * batch.
 */
export const ownerNews = pgTable(
  'owner_news',
  {
    kind: text({ enum: OWNER_NEWS }).notNull(),
    /** A ticket, an order, a request, a payment, a refusal, or a day. */
    subject: text().notNull(),
    createdAt: moment().notNull(),
    batch: uuid(),
    toldAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('owner_news_untold')
      .on(table.createdAt)
      .where(sql`told_at is null`),
  ],
);
