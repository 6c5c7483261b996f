import { expect, test } from 'vitest';
import { exactPrices, FREE_PRICE, monthlyPrice, termPrices } from './price-texts.ts';
import type { Currency } from '../kit/money.ts';

const tag = (months: number, amount_minor: number, currency: Currency) => ({
  months,
  money: { amount_minor, currency },
});
const monthly = [tag(1, 89_900, 'RUB'), tag(1, 1990, 'USD')];
const longer = [tag(12, 25_050, 'USD'), tag(1, 2500, 'USD'), tag(3, 240_000, 'RUB'), tag(1, 89_900, 'RUB')];

test('the monthly price is a whole number, written as in the currency’s own country', () => {
  expect(monthlyPrice(monthly, 'RUB')).toBe('899\u00A0₽');
  expect(monthlyPrice(monthly, 'USD')).toBe('$20');
  expect(monthlyPrice([], 'USD')).toBe('');
  expect(FREE_PRICE).toBe('$0');
});

test('cents and longer terms are shown beside the rounded monthly price', () => {
  expect(exactPrices(monthly, 'RUB', 'ru')).toBe('');
  expect(exactPrices(monthly, 'USD', 'en')).toBe('You pay: $19.90 for 1 month');
  expect(exactPrices(longer, 'USD', 'en')).toBe('You pay: $25 for 1 month, $250.50 for 12 months');
  expect(termPrices(longer, 'RUB', 'ru')).toEqual(['899\u00A0₽ за 1 месяц', '2\u00A0400\u00A0₽ за 3 месяца']);
});
