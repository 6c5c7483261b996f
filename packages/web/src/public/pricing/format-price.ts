import type { Currency } from '@famiglia/contract/constants';

/**
 * A price is formatted as in its currency's country in both languages: 899 ₽, $20. Whole numbers, no
 * decimals.
 */
const FORMATS: Record<Currency, Intl.NumberFormat> = {
  RUB: new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
};

/** The specification writes a price of zero as $0 in every currency. */
export const formatPrice = (price: Record<Currency, number>, currency: Currency): string =>
  price[currency] === 0 ? FORMATS.USD.format(0) : FORMATS[currency].format(price[currency]);
