import * as z from 'zod';
import { user } from '../auth/auth.ts';
import { money, subscription, subscriptionChange } from '../billing/subscriptions.ts';
import { DELIVERY_KINDS } from '../deliveries/delivery-kinds.ts';
import { DELIVERY_PROBLEMS } from '../deliveries/delivery-problems.ts';
import { snowflake, time } from '../kit/shapes.ts';

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
