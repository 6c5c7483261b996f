import * as z from 'zod';
import { user } from './auth.ts';
import { PAGE_SIZE } from './constants.ts';
import { route, signedIn, siteAdmin } from './route.ts';
import { guildParams, listOf, paging, snowflake, time } from './shapes.ts';
import { subscription, SUBSCRIPTION_STATUSES, TIERS } from './subscriptions.ts';

const series = z.array(z.object({ date: z.iso.date(), value: z.number().int() }));

export const adminStats = z.object({
  totals: z.object({
    guilds: z.number().int(),
    premium: z.number().int(),
    trials: z.number().int(),
    users: z.number().int(),
    logins_30d: z.number().int(),
    plan_selected_free: z.number().int(),
    plan_selected_premium: z.number().int(),
  }),
  series: z.object({ guilds: series, premium: series, users: series, logins: series }),
});
export type AdminStats = z.infer<typeof adminStats>;

export const adminGuild = z.object({
  id: snowflake,
  name: z.string(),
  icon_url: z.string().nullable(),
  member_count: z.number().int(),
  bot_installed: z.boolean(),
  subscription,
});
export type AdminGuild = z.infer<typeof adminGuild>;

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
      search: z.string().trim().max(100).optional(),
    }),
    response: listOf(adminGuild),
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
      reason: z.string().trim().min(1).max(500),
    }),
    response: adminGuild,
    errors: ['guild_not_found'],
  }),
  users: route({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'People who signed in',
    access: siteAdmin,
    query: z.object({ ...paging(PAGE_SIZE.activity), search: z.string().trim().max(100).optional() }),
    response: listOf(user.extend({ first_seen_at: time, last_login_at: time.nullable() })),
  }),
  loginHistory: route({
    method: 'GET',
    path: '/api/admin/login-history',
    summary: 'Sign-ins, newest first',
    access: siteAdmin,
    query: z.object({ ...paging(PAGE_SIZE.activity), user_id: snowflake.optional() }),
    response: listOf(loginRecord),
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
