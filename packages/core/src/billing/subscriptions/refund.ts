import { REFUND_DAYS } from '@famiglia/contract/billing/terms';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import type { payments } from '../../platform/db/schema/subscriptions.ts';

type Payment = Pick<
  typeof payments.$inferSelect,
  'amountMinor' | 'currency' | 'paidAt' | 'periodStart' | 'periodEnd'
> & { refundedMinor?: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last moment at which a payment can be refunded. */
export const refundUntil = ({ paidAt }: Pick<Payment, 'paidAt'>): Date =>
  new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);

/**
 * Within 14 days of a payment: the share of its price for the unused days, or what is left of it. A day that has begun is
 * used when it is over, so the amount stays the same while somebody reads it.
 */
export const refundNow = (payment: Payment | null, now: Date): Money | null => {
  if (payment === null) return null;
  if (now > refundUntil(payment) || now >= payment.periodEnd) return null;
  const start = payment.periodStart.getTime();
  const whole = Math.round((payment.periodEnd.getTime() - start) / DAY_MS);
  const used = Math.max(0, Math.floor((now.getTime() - start) / DAY_MS));
  const left = payment.amountMinor - (payment.refundedMinor ?? 0);
  const amount_minor = Math.min(left, shareOf(payment.amountMinor, whole - used, whole));
  return amount_minor > 0 ? { amount_minor, currency: payment.currency } : null;
};

/** Whether the whole payment would be refunded although Premium was used: a family can have that once. */
export const isWhole = (payment: Payment, { amount_minor }: Money, now: Date): boolean =>
  amount_minor === payment.amountMinor && payment.periodStart <= now;

/** Rounded to whole kopecks or cents, with integers only. */
const shareOf = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
