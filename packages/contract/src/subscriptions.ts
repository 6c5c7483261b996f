import * as z from 'zod';
import { time } from './shapes.ts';

export const TIERS = ['free', 'premium'] as const;
export type Tier = (typeof TIERS)[number];

/** `canceled` still works until its period ends. */
export const SUBSCRIPTION_STATUSES = ['none', 'trial', 'active', 'canceled', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const subscription = z.object({
  tier: z.enum(TIERS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  period_end: time.nullable(),
});
export type Subscription = z.infer<typeof subscription>;
