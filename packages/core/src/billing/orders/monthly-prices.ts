import type { PriceTag } from '@famiglia/contract/billing/subscriptions';

/** The prices of the specification, for an installation that sets none. Nothing else may name a price. */
export const MONTHLY_PRICES: readonly PriceTag[] = [
  { months: 1, money: { amount_minor: 89_900, currency: 'RUB' } },
  { months: 1, money: { amount_minor: 1990, currency: 'USD' } },
];
