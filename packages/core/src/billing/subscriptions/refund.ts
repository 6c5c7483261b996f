import { REFUND_DAYS } from '@famiglia/contract/constants';
import type { Money } from '@famiglia/contract/subscriptions';
import type { payments } from '../../platform/db/schema/subscriptions.ts';

type Payment = Pick<
  typeof payments.$inferSelect,
  'amountMinor' | 'currency' | 'paidAt' | 'periodStart' | 'periodEnd'
>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last moment at which a payment can be refunded. */
export const refundUntil = ({ paidAt }: Pick<Payment, 'paidAt'>): Date =>
  new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);

/** Within 14 days of a payment: the share of its price for the unused time. */
export const refundNow = (payment: Payment | null, now: Date): Money | null => {
  if (payment === null) return null;
  if (now > refundUntil(payment) || now >= payment.periodEnd) return null;
  const whole = payment.periodEnd.getTime() - payment.periodStart.getTime();
  const unused = payment.periodEnd.getTime() - Math.max(now.getTime(), payment.periodStart.getTime());
  const amount_minor = shareOf(payment.amountMinor, unused, whole);
  return amount_minor > 0 ? { amount_minor, currency: payment.currency } : null;
};

/** Rounded to whole kopecks or cents, with integers only. */
const shareOf = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
