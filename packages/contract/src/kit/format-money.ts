import type { Currency } from './money.ts';
import type { Money } from '../billing/subscriptions.ts';

/** As in the currency's country, in both languages: 899,00 ₽ and $19.90. Public pages show whole numbers instead. */
const FORMATS: Record<Currency, Intl.NumberFormat> = {
  RUB: new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

/** Amounts are sent in kopecks and cents. */
export const formatMoney = ({ amount_minor, currency }: Money): string =>
  FORMATS[currency].format(amount_minor / 100);
