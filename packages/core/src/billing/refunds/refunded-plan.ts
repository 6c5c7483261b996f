import type { Money } from '@famiglia/contract/billing/subscriptions';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { endWithout } from '../payments/without-payment.ts';
import type { NextSubscription } from '../subscriptions/change-subscription.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.queries.ts';

/** The plan after a refund that ends the unused time of its payment; null where it does not change. */
export const withoutTime = (
  payment: Parameters<typeof endWithout>[0],
  current: SubscriptionRow,
  now: Date,
): NextSubscription | null => {
  const periodEnd = endWithout(payment, current, now);
  if (periodEnd === null) return null;
  return periodEnd > now
    ? { periodEnd }
    : { tier: 'free', status: 'expired', periodEnd: now, graceUntil: null };
};

/** Records a partial refund in the plan's history, although the plan does not change. */
export const notePartlyRefunded = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  refunded: Money,
): Promise<void> => {
  await recordActivity(context, tx, {
    guildId,
    type: 'subscription.partly_refunded',
    actorId: null,
    target: { kind: 'subscription', id: guildId },
    data: { refunded },
  });
  await context.bus.publish(tx, { type: 'subscription.changed', guildId });
};
