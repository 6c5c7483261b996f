import * as z from 'zod';
import { SUBSCRIPTION_STATUSES, TIERS } from '../billing/subscriptions.ts';
import { CURRENCIES } from '../kit/money.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { route, signedIn, siteAdmin } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, snowflake, textStream, time } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';
import { adminStats } from './admin-stats.ts';
import {
  ADMIN_GUILD_SORTS,
  ADMIN_USER_SORTS,
  adminGuild,
  adminSubscription,
  adminUser,
  adminUserDetails,
  deadLetter,
  givenUpDelivery,
  loginRecord,
  ORDERS,
} from './admin.ts';

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
