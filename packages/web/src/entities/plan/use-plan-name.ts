import type { Subscription, SubscriptionStatus } from '@famiglia/contract/billing/subscriptions';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { planText } from './plan.text.ts';

/** The plan in a few words, with its end if it has one. */
export const usePlanName = ({ tier, status, period_end }: Subscription): string => {
  const text = useText(planText);
  const format = useFormat();
  const until = period_end ? format.date(period_end) : '';
  const names: Record<SubscriptionStatus, string> = {
    none: text.free,
    trial: text.trial(until),
    active: text.premium,
    past_due: text.pastDue,
    canceled: text.canceled(until),
    expired: text.expired,
  };
  return tier === 'free' ? text.free : names[status];
};
