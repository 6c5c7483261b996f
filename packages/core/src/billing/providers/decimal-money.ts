import type { Money } from '@famiglia/contract/billing/subscriptions';

/** 1990 as “19.90”. Rubles and dollars both have a hundred minor units. */
export const toDecimal = ({ amount_minor }: Money): string => {
  const digits = String(amount_minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** “899.00” as 89900, without a floating-point number in between. Throws on anything else. */
export const fromDecimal = (value: string): number => {
  const [, whole, fraction] = /^(\d{1,12})\.(\d{2})$/u.exec(value) ?? [];
  if (whole === undefined || fraction === undefined) throw new Error(`Not an amount of money: ${value}`);
  return Number(whole + fraction);
};
