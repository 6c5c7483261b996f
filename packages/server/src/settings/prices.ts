import { CURRENCIES } from '@famiglia/contract/kit/money';
import type { Money, PriceTag } from '@famiglia/contract/billing/subscriptions';
import * as z from 'zod';

/** The most that one order may cost, in minor units: a price with a slipped comma is refused. */
const MAX_PRICE_MINOR = 100_000_000;
const MAX_MONTHS = 24;

/** `RUB 1=899 12=8990; USD 1=19.90 12=199`: each currency once, each term once, and one month always. */
export const prices = z.string().transform((value, context): PriceTag[] => {
  const tags = value.split(';').map((part) => readCurrency(part.trim()));
  const currencies = tags.map((ofOne) => ofOne?.[0]?.money.currency);
  if (tags.every((ofOne) => ofOne !== null) && new Set(currencies).size === currencies.length) {
    return tags.flat();
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const readCurrency = (text: string): PriceTag[] | null => {
  const [name, ...terms] = text.split(/\s+/);
  const currency = CURRENCIES.find((known) => known === name);
  if (currency === undefined) return null;
  const tags = terms.map((term) => readTerm(term, currency));
  const months = new Set(tags.map((tag) => tag?.months));
  return months.size === tags.length && months.has(1) && tags.every((tag) => tag !== null) ? tags : null;
};

const readTerm = (text: string, currency: Money['currency']): PriceTag | null => {
  const [, months, whole, cents = ''] = /^([1-9]\d?)=(\d{1,7})(?:\.(\d{2}))?$/.exec(text) ?? [];
  const amount_minor = Number(`${whole}${cents.padEnd(2, '0')}`);
  const fits = Number(months) <= MAX_MONTHS && amount_minor > 0 && amount_minor <= MAX_PRICE_MINOR;
  return fits ? { months: Number(months), money: { amount_minor, currency } } : null;
};
