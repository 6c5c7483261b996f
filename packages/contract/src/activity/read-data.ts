import { CURRENCIES } from '../kit/money.ts';
import { formatMoney } from '../kit/format-money.ts';

/** Readers of the stored JSON of an activity row. Each returns an empty value where the field is missing. */

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Money with its currency; empty where there is none. */
export const moneyText = (value: Record<string, unknown>): string => {
  const currency = CURRENCIES.find((known) => known === value['currency']);
  return currency === undefined ? '' : formatMoney({ amount_minor: number(value['amount_minor']), currency });
};

/** Names of the roles in a list of roles. */
export const roleNames = (value: unknown): string =>
  list(value)
    .map((role) => text(record(role)['name']))
    .filter(Boolean)
    .join(', ');
