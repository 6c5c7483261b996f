import type { Currency } from '@famiglia/contract/constants';

/** A price reads as in its own country, whatever the page's language: 899 ₽, $20. Whole numbers, no decimals. */
const FORMATS: Record<Currency, Intl.NumberFormat> = {
  RUB: new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
};

/** Nothing costs nothing everywhere; the specification writes it as $0. */
export const formatPrice = (price: Record<Currency, number>, currency: Currency): string =>
  price[currency] === 0 ? FORMATS.USD.format(0) : FORMATS[currency].format(price[currency]);
