import { PREMIUM_PRICE } from '@famiglia/contract/constants';
import { CURRENCIES } from '@famiglia/contract/subscriptions';
import type { PriceTag } from '../../platform/context.ts';

/** The prices of the specification, for an installation that sets none. */
export const MONTHLY_PRICES: readonly PriceTag[] = CURRENCIES.map((currency) => ({
  months: 1,
  money: { amount_minor: Math.round(PREMIUM_PRICE[currency] * 100), currency },
}));
