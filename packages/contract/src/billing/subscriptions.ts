import * as z from 'zod';
import { CURRENCIES } from '../kit/money.ts';
import { free, route } from '../kit/route.ts';
import { guildParams, listOf, snowflake, time } from '../kit/shapes.ts';

export const TIERS = ['free', 'premium'] as const;
export type Tier = (typeof TIERS)[number];

/** `canceled` stays active until its period ends, `past_due` until the grace after a failed renewal is over. */
export const SUBSCRIPTION_STATUSES = ['none', 'trial', 'active', 'past_due', 'canceled', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const subscription = z.object({
  tier: z.enum(TIERS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  period_end: time.nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** How many days before the end of a plan the guild is reminded, earliest first. */
export const REMINDER_DAYS = [2, 1] as const;

/** Money in whole minor units: kopecks and cents. */
export const money = z.object({ amount_minor: z.number().int(), currency: z.enum(CURRENCIES) });
export type Money = z.infer<typeof money>;

/** What Premium for some months costs; a term may have a price in each currency. */
export const priceTag = z.object({ months: z.number().int(), money });
export type PriceTag = z.infer<typeof priceTag>;

export const subscriptionDetails = subscription.extend({
  trial_available: z.boolean(),
  /** The refund if the guild cancelled now; null outside the refund window. */
  refund: money.nullable(),
  /** A whole payment could be refunded now, but this server or its payer has done that once: only the site’s owner can. */
  full_refund_used: z.boolean(),
});
export type SubscriptionDetails = z.infer<typeof subscriptionDetails>;

/** Reasons that the program itself writes into a plan's history; a site admin types their own. */
export type OwnReason =
  | 'trial started'
  | 'cancelled by the guild'
  | 'card removed'
  | 'renewal stopped'
  | 'renewal stopped: bot removed'
  | 'renewal stopped: payer left'
  | 'renewal stopped: right lost'
  | 'renewal stopped: payer forgotten'
  | 'resumed by the guild'
  | 'period ended'
  | 'payment received'
  | 'promo code'
  | 'payment refunded'
  | 'renewed'
  | 'renewal failed'
  | 'refund requested'
  | 'payment disputed'
  | 'dispute won';

export const subscriptionChange = z.object({
  id: z.string(),
  actor: z.object({ id: snowflake, name: z.string() }).nullable(),
  reason: z.string(),
  before: subscription,
  after: subscription,
  at: time,
});
export type SubscriptionChange = z.infer<typeof subscriptionChange>;

export const subscriptionRoutes = {
  get: route({
    method: 'GET',
    path: '/api/guilds/:guildId/subscription',
    summary: 'The guild’s plan, its trial and what a refund would be',
    access: free('subscription.manage'),
    params: guildParams,
    response: subscriptionDetails,
  }),
  history: route({
    method: 'GET',
    path: '/api/guilds/:guildId/subscription/history',
    summary: 'Every change of the plan, newest first',
    access: free('subscription.manage'),
    params: guildParams,
    response: listOf(subscriptionChange),
  }),
  startTrial: route({
    method: 'POST',
    path: '/api/guilds/:guildId/subscription/trial',
    summary: 'Start the trial; a guild has one',
    access: free('subscription.manage'),
    params: guildParams,
    response: subscriptionDetails,
    errors: ['trial_already_used', 'already_premium'],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/guilds/:guildId/subscription/cancel',
    summary: 'Cancel; the plan works until its period ends',
    access: free('subscription.manage'),
    params: guildParams,
    response: subscriptionDetails,
    errors: ['nothing_to_cancel'],
  }),
  resume: route({
    method: 'POST',
    path: '/api/guilds/:guildId/subscription/resume',
    summary: 'Take a cancellation back while the period runs',
    access: free('subscription.manage'),
    params: guildParams,
    response: subscriptionDetails,
    errors: ['nothing_to_resume', 'nothing_to_renew', 'card_of_another'],
  }),
};
