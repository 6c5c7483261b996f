import type { Money } from '@famiglia/contract/billing/subscriptions';
import { subscriptionState } from '../../access/subscription-state.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import type { NextSubscription } from '../subscriptions/change-subscription.ts';
import { afterGrace, type SubscriptionRow } from '../subscriptions/subscription.queries.ts';
import { monthsLater } from '@famiglia/contract/kit/months-later';
import { findPayments, insertPayment } from './payment.queries.ts';

interface NewPayment {
  guildId: string;
  provider: string;
  reference: string;
  orderId: string | null;
  money: Money;
  months: number;
  paidAt: Date;
  recordedBy: string | null;
  kind: 'purchase' | 'renewal';
}

/** Writes a payment into the ledger, and returns the plan it opens; `known` where it is there already. */
export const takePayment = async (
  tx: Transaction,
  payment: NewPayment,
  current: SubscriptionRow,
  now: Date,
): Promise<NextSubscription | 'known'> => {
  const { guildId, provider, reference, money, months, kind } = payment;
  const period = await paidPeriod(tx, current, { months, kind, now });
  const isNew = await insertPayment(tx, {
    provider,
    providerReference: reference,
    ...period,
    guildId,
    months,
    orderId: payment.orderId,
    amountMinor: money.amount_minor,
    currency: money.currency,
    paidAt: payment.paidAt,
    recordedBy: payment.recordedBy,
  });
  if (!isNew) return 'known';
  const endless = current.periodEnd === null && subscriptionState(current, now).tier === 'premium';
  return {
    tier: 'premium',
    status: kind === 'renewal' && current.status === 'canceled' ? 'canceled' : 'active',
    periodEnd: endless ? null : period.periodEnd,
    graceUntil: null,
  };
};

interface Period {
  periodStart: Date;
  periodEnd: Date;
}

interface Moment {
  kind: NewPayment['kind'];
  now: Date;
}

/** The period that a payment of so many months opens. */
export const paidPeriod = async (
  tx: Queryable,
  current: SubscriptionRow,
  { months, ...moment }: Moment & { months: number },
): Promise<Period> => {
  const { periodStart, endAfter } = await nextPeriod(tx, current, moment);
  return { periodStart, periodEnd: endAfter(months) };
};

/** From the end of the running period, also in the grace after it; otherwise from now. */
export const nextPeriod = async (
  tx: Queryable,
  current: SubscriptionRow,
  { kind, now }: Moment,
): Promise<{ periodStart: Date; endAfter: (months: number) => Date }> => {
  const runs =
    subscriptionState(current, now).tier === 'premium' ||
    (kind === 'renewal' && current.tier === 'premium' && isInGrace(current.periodEnd, now));
  const periodStart = runs && current.periodEnd !== null ? current.periodEnd : now;
  const earlier = (await findPayments(tx, current.guildId)).map((row) => row.payment);
  const anchor = anchorDay(periodStart, earlier);
  return { periodStart, endAfter: (months) => monthsLater(periodStart, months, anchor) };
};

/** A renewal that comes late, because nothing ran on the last day, still continues its period. */
const isInGrace = (periodEnd: Date | null, now: Date): boolean =>
  periodEnd !== null && afterGrace(periodEnd) > now;

/** The day of the month on which a chain of adjoining periods began. */
const anchorDay = (start: Date, earlier: readonly Period[]): number => {
  const before = earlier.find((period) => period.periodEnd.getTime() === start.getTime());
  return before === undefined ? start.getUTCDate() : anchorDay(before.periodStart, earlier);
};
