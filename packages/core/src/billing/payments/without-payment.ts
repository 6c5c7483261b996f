import { subscriptionState } from '../../access/subscription-state.ts';
import type { payments } from '../../platform/db/schema/subscriptions.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.queries.ts';

/**
 * The end of a plan without the unused time of one payment: later periods move forward. Null where the plan does not
 * change: it has no end, or the time is used up. A time that is not ahead means that nothing is left.
 */
export const endWithout = (
  payment: Pick<typeof payments.$inferSelect, 'periodStart' | 'periodEnd'>,
  current: SubscriptionRow,
  now: Date,
): Date | null => {
  const runsUntil = subscriptionState(current, now).tier === 'premium' ? current.periodEnd : null;
  if (payment.periodEnd <= now || runsUntil === null) return null;
  const unused = payment.periodEnd.getTime() - Math.max(payment.periodStart.getTime(), now.getTime());
  return new Date(runsUntil.getTime() - unused);
};

/** What is left of a plan after money went back: the rest of another payment or of the trial, and no renewal. */
export const planUntil = (end: Date, now: Date) =>
  end > now
    ? ({ status: 'canceled', periodEnd: end, graceUntil: null } as const)
    : ({ tier: 'free', status: 'expired', periodEnd: now, graceUntil: null } as const);
