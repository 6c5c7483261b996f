import type { Offer } from '@famiglia/contract/billing/billing';
import type { PromoBenefit } from '@famiglia/contract/billing/promo-codes';

/** Providers refuse to charge less than this, so a smaller rest is not charged at all. */
const MIN_CHARGE_MINOR = 100;

type Term = Pick<Offer, 'months' | 'money'>;

/**
 * The price and length of a term with a code: a share of the price off, or its first months free. With more free months
 * than the term has, the term becomes longer. What is left is rounded down to whole kopecks or cents.
 */
export const withPromo = ({ months, money }: Term, { percent, free_months }: PromoBenefit): Term => {
  const free = free_months ?? 0;
  const price = BigInt(money.amount_minor);
  const rest =
    percent === null
      ? (price * BigInt(Math.max(0, months - free))) / BigInt(months)
      : (price * BigInt(100 - percent)) / 100n;
  const amount_minor = rest < MIN_CHARGE_MINOR ? 0 : Number(rest);
  return { months: Math.max(months, free), money: { amount_minor, currency: money.currency } };
};
