import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import {
  SUBSCRIPTION_STATUSES,
  type OwnReason,
  type SubscriptionStatus,
} from '@famiglia/contract/billing/subscriptions';

interface SubscriptionEvent {
  /** What the plan's history says; a site admin types their own reason. */
  reason: OwnReason | null;
  activity: ActivityType;
  /** A person acts on what is shown, where a period that is over has ended. The jobs act on what is stored. */
  byPerson: boolean;
  /** The allowed transitions: for each status, those that may follow. */
  arrows: Partial<Record<SubscriptionStatus, readonly SubscriptionStatus[]>>;
}

const ANY = Object.fromEntries(SUBSCRIPTION_STATUSES.map((status) => [status, SUBSCRIPTION_STATUSES]));

/** Everything that can happen to a plan. docs/billing.md shows the same table, and a test compares the two. */
export const SUBSCRIPTION_EVENTS = {
  trial_started: {
    reason: 'trial started',
    activity: 'subscription.trial_started',
    byPerson: true,
    arrows: { none: ['trial'], expired: ['trial'] },
  },
  paid: {
    reason: 'payment received',
    activity: 'subscription.paid',
    byPerson: true,
    arrows: {
      none: ['active'],
      trial: ['active'],
      active: ['active'],
      past_due: ['active'],
      canceled: ['active'],
      expired: ['active'],
    },
  },
  // A promo code left nothing to pay. The kept method is charged later; what was cancelled stays cancelled.
  promo_opened: {
    reason: 'promo code',
    activity: 'subscription.promo_opened',
    byPerson: true,
    arrows: {
      none: ['active'],
      trial: ['active'],
      active: ['active'],
      past_due: ['active'],
      canceled: ['canceled'],
      expired: ['active'],
    },
  },
  // Money that arrives late is never lost: it opens Premium again. What was cancelled meanwhile stays cancelled.
  renewed: {
    reason: 'renewed',
    activity: 'subscription.renewed',
    byPerson: false,
    arrows: { active: ['active'], past_due: ['active'], canceled: ['canceled'], expired: ['active'] },
  },
  renewal_failed: {
    reason: 'renewal failed',
    activity: 'subscription.renewal_failed',
    byPerson: false,
    arrows: { active: ['past_due'], past_due: ['past_due'] },
  },
  canceled: {
    reason: 'cancelled by the guild',
    activity: 'subscription.canceled',
    byPerson: true,
    arrows: { trial: ['canceled'], active: ['canceled'], past_due: ['canceled'] },
  },
  // Nobody is left who could cancel: the bot is gone, or the payer without the right.
  renewal_stopped: {
    reason: 'renewal stopped',
    activity: 'subscription.renewal_stopped',
    byPerson: false,
    arrows: { active: ['canceled'], past_due: ['canceled'] },
  },
  resumed: {
    reason: 'resumed by the guild',
    activity: 'subscription.resumed',
    byPerson: true,
    arrows: { canceled: ['trial', 'active'] },
  },
  ended: {
    reason: 'period ended',
    activity: 'subscription.expired',
    byPerson: false,
    arrows: { trial: ['expired'], active: ['expired'], past_due: ['expired'], canceled: ['expired'] },
  },
  refund_requested: {
    reason: 'refund requested',
    activity: 'subscription.refund_requested',
    byPerson: true,
    // `canceled` where time from an earlier payment or the trial is left.
    arrows: {
      active: ['expired', 'canceled'],
      past_due: ['expired', 'canceled'],
      canceled: ['expired', 'canceled'],
    },
  },
  refunded: {
    reason: 'payment refunded',
    activity: 'subscription.refunded',
    byPerson: false,
    arrows: {
      active: ['active', 'expired'],
      past_due: ['past_due', 'expired'],
      canceled: ['canceled', 'expired'],
    },
  },
  disputed: {
    reason: 'payment disputed',
    activity: 'subscription.disputed',
    byPerson: false,
    arrows: {
      active: ['expired', 'canceled'],
      past_due: ['expired', 'canceled'],
      canceled: ['expired', 'canceled'],
    },
  },
  // The bank gave the money back: what the dispute took is there again.
  dispute_won: {
    reason: 'dispute won',
    activity: 'subscription.dispute_won',
    byPerson: false,
    arrows: {
      none: ['active'],
      trial: ['active'],
      active: ['active'],
      past_due: ['active'],
      // `active` where the cancelled period is over and the sweep has not ended it yet.
      canceled: ['canceled', 'active'],
      expired: ['active'],
    },
  },
  set: { reason: null, activity: 'subscription.set', byPerson: true, arrows: ANY },
} as const satisfies Record<string, SubscriptionEvent>;

export type SubscriptionEventName = keyof typeof SUBSCRIPTION_EVENTS;

export const isArrow = (
  from: SubscriptionStatus,
  on: SubscriptionEventName,
  to: SubscriptionStatus,
): boolean => {
  const { arrows }: SubscriptionEvent = SUBSCRIPTION_EVENTS[on];
  return arrows[from]?.includes(to) ?? false;
};
