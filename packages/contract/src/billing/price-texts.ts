import { counted } from '../kit/counted.ts';
import { formatMoney, WITHOUT_CENTS } from '../kit/format-money.ts';
import type { Currency } from '../kit/money.ts';
import type { Language } from '../kit/language.ts';
import type { PriceTag } from './subscriptions.ts';

type Prices = readonly PriceTag[];

const inCurrency = (prices: Prices, currency: Currency): PriceTag[] =>
  prices.filter(({ money }) => money.currency === currency);

/** The specification writes a price of zero as $0 in every currency. */
export const FREE_PRICE = WITHOUT_CENTS.USD.format(0);

/** The monthly price as public pages show it: a whole number. Empty in a currency without a price. */
export const monthlyPrice = (prices: Prices, currency: Currency): string => {
  const monthly = inCurrency(prices, currency).find(({ months }) => months === 1);
  return monthly === undefined ? '' : WITHOUT_CENTS[currency].format(monthly.money.amount_minor / 100);
};

const TERMS = {
  en: (months: number, price: string) => `${price} for ${counted('en', 'months', months)}`,
  ru: (months: number, price: string) => `${price} за ${counted('ru', 'months', months)}`,
};

/** Every term in words with the exact amount that is charged: “$19.90 for 1 month”. */
export const termPrices = (prices: Prices, currency: Currency, language: Language): string[] =>
  inCurrency(prices, currency)
    .toSorted((a, b) => a.months - b.months)
    .map(({ months, money }) => TERMS[language](months, formatMoney(money)));

const PAID = { en: 'You pay', ru: 'К оплате' };

/** What the monthly price does not say: exact amounts and longer terms. Empty where it says everything. */
export const exactPrices = (prices: Prices, currency: Currency, language: Language): string => {
  const tags = inCurrency(prices, currency);
  if (tags.every(({ months, money }) => months === 1 && money.amount_minor % 100 === 0)) return '';
  return `${PAID[language]}: ${termPrices(prices, currency, language).join(', ')}`;
};
