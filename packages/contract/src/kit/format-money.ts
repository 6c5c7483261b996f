import type { Currency } from './money.ts';
import type { Money } from '../billing/subscriptions.ts';

const formatter = (fractionDigits: number): Record<Currency, Intl.NumberFormat> => {
  const options = { style: 'currency', maximumFractionDigits: fractionDigits } as const;
  return {
    RUB: new Intl.NumberFormat('ru-RU', { ...options, currency: 'RUB' }),
    USD: new Intl.NumberFormat('en-US', { ...options, currency: 'USD' }),
  };
};
const WITH_CENTS = formatter(2);

/** Rounded to whole rubles or dollars. */
export const WITHOUT_CENTS = formatter(0);

/**
 * As in the currency's country, in both languages: 899 ₽ and $19.90, without decimals where they are zero. Amounts are sent
 * in kopecks and cents.
 */
export const formatMoney = ({ amount_minor, currency }: Money): string =>
  (amount_minor % 100 === 0 ? WITHOUT_CENTS : WITH_CENTS)[currency].format(amount_minor / 100);
