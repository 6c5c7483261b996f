import type { Subscription } from '@famiglia/contract/billing/subscriptions';
import type { subscriptions } from '../platform/db/schema/subscriptions.ts';

type SubscriptionRow = Pick<
  typeof subscriptions.$inferSelect,
  'tier' | 'status' | 'periodEnd' | 'graceUntil'
>;

/** The current state of a subscription. A period that is over counts as expired, before the sweep too. */
export const subscriptionState = (row: SubscriptionRow | null, now: Date): Subscription => {
  if (row === null) return { tier: 'free', status: 'none', period_end: null };
  const period_end = row.periodEnd?.toISOString() ?? null;
  const end = row.graceUntil ?? row.periodEnd;
  const lapsed = row.tier === 'premium' && end !== null && end <= now;
  return lapsed
    ? { tier: 'free', status: 'expired', period_end }
    : { tier: row.tier, status: row.status, period_end };
};
