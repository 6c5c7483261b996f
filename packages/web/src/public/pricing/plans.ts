import type { Tier } from '@famiglia/contract/billing/subscriptions';

/** In the order of the cards and of the comparison. */
export const PLAN_FEATURES = [
  'bot',
  'reputation',
  'events',
  'stats',
  'panel',
  'realtime',
  'activity',
  'gallery',
  'roles',
  'users',
  'support',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

export interface Plan {
  id: Tier;
  popular: boolean;
  features: readonly PlanFeature[];
}

/** The plans. Cards, comparison and buttons are generated from this. */
export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    popular: false,
    features: ['bot', 'reputation', 'events', 'stats'],
  },
  { id: 'premium', popular: true, features: PLAN_FEATURES },
];
