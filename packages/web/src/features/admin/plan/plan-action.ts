import type { Subscription } from '@famiglia/contract/billing/subscriptions';
import { isPremium } from '../../../entities/plan/is-premium.ts';
import { monthsLater } from '@famiglia/contract/kit/months-later';

export type PlanAction = 'grant' | 'extend' | 'cancel' | 'close';

/** The form's values for all actions: switching between actions loses nothing. */
export interface PlanDraft {
  action: PlanAction;
  /** `YYYY-MM-DD`, the last day; empty means without an end. */
  until: string;
  months: number;
  reason: string;
}

/** The actions that are possible for the current plan. */
export const possibleActions = (plan: Subscription): PlanAction[] => {
  if (!isPremium(plan)) return ['grant'];
  if (plan.period_end === null) return ['grant', 'close'];
  return plan.status === 'canceled' ? ['extend', 'grant', 'close'] : ['extend', 'cancel', 'grant', 'close'];
};

/** The end of a day in the admin's time zone: "until the 5th" includes the 5th. */
const endOfDay = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1, 0, 0, 0).toISOString();
};

/** The plan after the action. */
export const nextPlan = (plan: Subscription, draft: PlanDraft): Subscription => {
  const { period_end } = plan;
  switch (draft.action) {
    case 'grant':
      return {
        tier: 'premium',
        status: 'active',
        period_end: draft.until === '' ? null : endOfDay(draft.until),
      };
    case 'extend':
      return {
        tier: 'premium',
        status: plan.status === 'trial' ? 'trial' : 'active',
        period_end: period_end && monthsLater(new Date(period_end), draft.months).toISOString(),
      };
    case 'cancel':
      return { tier: 'premium', status: 'canceled', period_end };
    case 'close':
      return { tier: 'free', status: 'expired', period_end: null };
  }
};
