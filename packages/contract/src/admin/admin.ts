import * as z from 'zod';
import { adminStats } from './admin-stats.ts';
import { user } from '../auth/auth.ts';
import { CURRENCIES } from '../kit/money.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { DELIVERY_KINDS } from '../deliveries/delivery-kinds.ts';
import { DELIVERY_PROBLEMS } from '../deliveries/delivery-problems.ts';
import { route, signedIn, siteAdmin } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, snowflake, textStream, time } from '../kit/shapes.ts';
import {
  money,
  subscription,
  SUBSCRIPTION_STATUSES,
  subscriptionChange,
  TIERS,
} from '../billing/subscriptions.ts';
import { nameText } from '../kit/visible-text.ts';

export const adminGuild = z.object({
  id: snowflake,
  name: z.string(),
  icon_url: z.string().nullable(),
  member_count: z.number().int(),
  bot_installed: z.boolean(),
  since: time,
  subscription,
});
export type AdminGuild = z.infer<typeof adminGuild>;

export const payment = z.object({
  id: z.string(),
  provider: z.string(),
  reference: z.string(),
  paid: money,
  paid_at: time,
  period_start: time,
  period_end: time,
  recorded_by: snowflake.nullable(),
  /** What the guild itself could take back now, and until when; null where nothing. */
  refund_until: time,
  refund: money.nullable(),
  /** What a site admin can still pay back; null where nothing is left, or a refund is on its way. */
  refundable: money.nullable(),
  refunded: money.nullable(),
  /** It was asked for, and is not there yet. */
  refund_asked: money.nullable(),
  /** The payer’s bank took the money back; `won` where it came back to us. */
  dispute: z.enum(['open', 'won']).nullable(),
});
export type Payment = z.infer<typeof payment>;

export const adminSubscription = adminGuild.extend({
  trial_started_at: time.nullable(),
  history: z.array(subscriptionChange),
  payments: z.array(payment),
});
export type AdminSubscription = z.infer<typeof adminSubscription>;

export const adminUser = user.extend({ first_seen_at: time, last_login_at: time.nullable() });
export type AdminUser = z.infer<typeof adminUser>;

export const adminSession = z.object({
  id: z.uuid(),
  created_at: time,
  last_used_at: time,
  ip: z.string().nullable(),
  country_code: z.string().nullable(),
  user_agent: z.string().nullable(),
});
export type AdminSession = z.infer<typeof adminSession>;

export const adminUserDetails = adminUser.extend({
  guilds: z.array(
    z.object({ id: snowflake, name: z.string(), icon_url: z.string().nullable(), owner: z.boolean() }),
  ),
  sessions: z.array(adminSession),
});
export type AdminUserDetails = z.infer<typeof adminUserDetails>;

export const loginRecord = z.object({
  id: z.string(),
  user_id: snowflake,
  username: z.string(),
  at: time,
  ip: z.string(),
  country_code: z.string().nullable(),
  user_agent: z.string(),
});
export type LoginRecord = z.infer<typeof loginRecord>;

/** A job that failed for good: its retries are used up, and it runs again only if a site admin asks for it. */
export const deadLetter = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.object({ ru: z.string(), en: z.string() }),
  /** Null where the job concerns no guild, or one that is gone. */
  guild: z.object({ id: snowflake, name: z.string() }).nullable(),
  reason: z.string(),
  tries: z.number().int(),
  asked_at: time,
  failed_at: time,
});
export type DeadLetter = z.infer<typeof deadLetter>;

/**
 * What the bot stopped trying to bring to Discord, or (`rate_limited`) is kept from for long, of one kind and for one reason in
 * one guild.
 */
export const givenUpDelivery = z.object({
  guild: z.object({ id: snowflake, name: z.string() }),
  kind: z.enum(DELIVERY_KINDS),
  problem: z.enum(DELIVERY_PROBLEMS),
  count: z.number().int(),
  given_up_at: time,
});
export type GivenUpDelivery = z.infer<typeof givenUpDelivery>;

export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];
export const ADMIN_GUILD_SORTS = ['name', 'member_count', 'period_end', 'since'] as const;
export type AdminGuildSort = (typeof ADMIN_GUILD_SORTS)[number];
export const ADMIN_USER_SORTS = ['last_login_at', 'first_seen_at', 'username'] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];

const search = z.string().trim().max(100).optional();
const reason = nameText.min(1).max(500);
const userParams = z.object({ userId: snowflake });

const loginFilter = {
  user_id: snowflake.optional(),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  ip: z.union([z.ipv4(), z.ipv6()]).optional(),
};

export const adminRoutes = {
  stats: route({
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'Totals and 30-day growth',
    access: siteAdmin,
    response: adminStats,
  }),
  guilds: route({
    method: 'GET',
    path: '/api/admin/guilds',
    summary: 'All guilds with their subscriptions',
    access: siteAdmin,
    query: z.object({
      ...paging(PAGE_SIZE.activity),
      subscription_tier: z.enum(TIERS).optional(),
      search,
      sort: z.enum(ADMIN_GUILD_SORTS).default('name'),
      order: z.enum(ORDERS).default('asc'),
    }),
    response: listOf(adminGuild),
  }),
  subscription: route({
    method: 'GET',
    path: '/api/admin/guilds/:guildId/subscription',
    summary: 'A guild’s subscription with its history and payments',
    access: siteAdmin,
    params: guildParams,
    response: adminSubscription,
    errors: ['guild_not_found'],
  }),
  setSubscription: route({
    method: 'PUT',
    path: '/api/admin/guilds/:guildId/subscription',
    summary: 'Set a guild’s subscription; the change is kept in its history',
    access: siteAdmin,
    params: guildParams,
    body: z.strictObject({
      tier: z.enum(TIERS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      period_end: time.nullable(),
      reason,
    }),
    response: adminGuild,
    errors: ['guild_not_found', 'sign_in_again', 'subscription_does_not_fit'],
  }),
  recordPayment: route({
    method: 'POST',
    path: '/api/admin/guilds/:guildId/payments',
    summary: 'Record a payment that came by hand; Premium grows by its months',
    access: siteAdmin,
    params: guildParams,
    body: z.strictObject({
      amount_minor: z.number().int().min(1).max(100_000_000),
      currency: z.enum(CURRENCIES),
      months: z.number().int().min(1).max(24),
      /** The reference of the receipt. A payment with the same reference is counted once. */
      reference: z.string().trim().min(1).max(100),
    }),
    response: adminSubscription,
    errors: ['guild_not_found', 'sign_in_again', 'payment_known'],
  }),
  refundPayment: route({
    method: 'POST',
    path: '/api/admin/guilds/:guildId/payments/:paymentId/refund',
    summary: 'Pay a payment back at its provider, whole or in part; one that came by hand is recorded',
    access: siteAdmin,
    params: z.object({ guildId: snowflake, paymentId: z.string().regex(/^\d{1,15}$/) }),
    body: z.strictObject({
      amount_minor: z.number().int().min(1).max(100_000_000),
      /** What was refunded when the admin looked. If it is more by now, nothing is refunded. */
      seen_refunded_minor: z.number().int().min(0).max(100_000_000),
      /** End the time that the payment paid for. */
      ends_time: z.boolean(),
    }),
    response: adminSubscription,
    errors: [
      'guild_not_found',
      'not_found',
      'sign_in_again',
      'nothing_to_refund',
      'refund_too_much',
      'refund_meanwhile',
    ],
  }),
  users: route({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'People who signed in',
    access: siteAdmin,
    query: z.object({
      ...paging(PAGE_SIZE.activity),
      search,
      sort: z.enum(ADMIN_USER_SORTS).default('last_login_at'),
      order: z.enum(ORDERS).default('desc'),
    }),
    response: listOf(adminUser),
  }),
  user: route({
    method: 'GET',
    path: '/api/admin/users/:userId',
    summary: 'One person: servers and living sessions',
    access: siteAdmin,
    params: userParams,
    response: adminUserDetails,
    errors: ['not_found'],
  }),
  signOutUser: route({
    method: 'POST',
    path: '/api/admin/users/:userId/sign-out',
    summary: 'End every session of a person',
    access: siteAdmin,
    params: userParams,
    response: noContent,
    errors: ['not_found'],
  }),
  loginHistory: route({
    method: 'GET',
    path: '/api/admin/login-history',
    summary: 'Sign-ins, newest first',
    access: siteAdmin,
    query: z.object({ ...paging(PAGE_SIZE.activity), ...loginFilter }),
    response: listOf(loginRecord),
  }),
  exportLogins: route({
    method: 'GET',
    path: '/api/admin/login-history/export',
    summary: 'The same sign-ins as a file',
    access: siteAdmin,
    query: z.object(loginFilter),
    response: textStream,
    cost: 'heavy',
    download: { type: 'text/csv; charset=utf-8', filename: 'sign-ins.csv' },
  }),
  deadLetters: route({
    method: 'GET',
    path: '/api/admin/jobs/failed',
    summary: 'Jobs that failed for good, newest first; kept for 30 days',
    access: siteAdmin,
    query: z.object(paging(PAGE_SIZE.activity)),
    response: listOf(deadLetter),
  }),
  runJobAgain: route({
    method: 'POST',
    path: '/api/admin/jobs/:jobId/run-again',
    summary: 'Let a job that failed for good run once more',
    access: siteAdmin,
    params: z.object({ jobId: z.uuid() }),
    response: noContent,
    errors: ['not_found'],
  }),
  givenUpDeliveries: route({
    method: 'GET',
    path: '/api/admin/deliveries/given-up',
    summary: 'What the bot stopped trying to bring to Discord, newest first',
    access: siteAdmin,
    query: z.object(paging(PAGE_SIZE.activity)),
    response: listOf(givenUpDelivery),
  }),
  deliverAgain: route({
    method: 'POST',
    path: '/api/admin/deliveries/:guildId/run-again',
    summary: 'Try everything again that a server’s Discord did not get',
    access: siteAdmin,
    params: guildParams,
    response: noContent,
    errors: ['not_found'],
  }),
  /** Open to everybody signed in: it records the caller's own sign-in and takes nothing from the body. */
  recordLogin: route({
    method: 'POST',
    path: '/api/admin/login-history',
    summary: 'Record the caller’s own sign-in, once per session',
    access: signedIn,
    response: loginRecord,
  }),
};
