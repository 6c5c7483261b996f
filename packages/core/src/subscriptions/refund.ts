import { REFUND_DAYS } from '@famiglia/contract/constants';
import type { Money } from '@famiglia/contract/subscriptions';
import type { payments } from '../db/schema/subscriptions.ts';

type Payment = Pick<
  typeof payments.$inferSelect,
  'amountMinor' | 'currency' | 'paidAt' | 'periodStart' | 'periodEnd'
>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Within 14 days of a payment: the share of its price that the unused time is worth. */
export const refundNow = (payment: Payment | null, now: Date): Money | null => {
  if (payment === null) return null;
  const windowEnd = payment.paidAt.getTime() + REFUND_DAYS * DAY_MS;
  if (now.getTime() > windowEnd || now >= payment.periodEnd) return null;
  const whole = payment.periodEnd.getTime() - payment.periodStart.getTime();
  const unused = payment.periodEnd.getTime() - Math.max(now.getTime(), payment.periodStart.getTime());
  return { amount_minor: Math.round((payment.amountMinor * unused) / whole), currency: payment.currency };
};
