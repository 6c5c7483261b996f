import type { SubscriptionDetails } from '@famiglia/contract/billing/subscriptions';
import type { Context } from '../../platform/context.ts';
import { isWhole, refundNow } from './refund.ts';
import { subscriptionState } from '../../access/subscription-state.ts';
import { findRunningPayment, findSubscription, hasTakenBackWhole } from './subscription.queries.ts';

/** The plan as a guild's manager sees it. */
export const subscriptionDetails = async (
  context: Context,
  guildId: string,
): Promise<SubscriptionDetails> => {
  const now = context.clock();
  const [row, payment] = await Promise.all([
    findSubscription(context.db, guildId),
    findRunningPayment(context.db, guildId, now),
  ]);
  const state = subscriptionState(row, now);
  const refund = state.tier === 'premium' ? refundNow(payment, now) : null;
  const isUsed =
    payment !== null &&
    refund !== null &&
    isWhole(payment, refund, now) &&
    (await hasTakenBackWhole(context.db, payment));
  return {
    ...state,
    trial_available: state.tier === 'free' && (row?.trialStartedAt ?? null) === null,
    refund: isUsed ? null : refund,
    full_refund_used: isUsed,
  };
};
