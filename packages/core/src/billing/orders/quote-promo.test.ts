import { expect, test } from 'vitest';
import { withPromo } from './quote-promo.ts';

const rub = (amount_minor: number) => ({ amount_minor, currency: 'RUB' as const });
const percentOff = (percent: number) => ({ percent, free_months: null });
const monthsFree = (free_months: number) => ({ percent: null, free_months });

test.each([
  ['a share off, rounded down', { months: 1, money: rub(89_999) }, percentOff(15), 1, 76_499],
  ['all of it', { months: 3, money: rub(250_000) }, percentOff(100), 3, 0],
  ['the first month of a year', { months: 12, money: rub(899_000) }, monthsFree(1), 12, 824_083],
  ['the whole term', { months: 1, money: rub(89_900) }, monthsFree(1), 1, 0],
  ['more months than the term has', { months: 1, money: rub(89_900) }, monthsFree(3), 3, 0],
  ['a rest that no provider would charge', { months: 1, money: rub(1990) }, percentOff(99), 1, 0],
])('%s', (_what, offer, code, months, amount) => {
  expect(withPromo(offer, code)).toEqual({ months, money: rub(amount) });
});
