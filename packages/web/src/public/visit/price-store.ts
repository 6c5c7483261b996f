import type { Currency } from '@famiglia/contract/kit/money';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';

let current: readonly PriceTag[] | null = null;

/** Null at build time, when no price is known. */
export const getPrices = (): readonly PriceTag[] | null => current;

export const showPrices = (prices: readonly PriceTag[] | null): void => {
  current = prices;
};

/** What the server wrote into the page; only the page of prices has it. */
export const readPrices = (): readonly PriceTag[] | null => {
  const content = document.querySelector<HTMLMetaElement>('meta[name=prices]')?.content;
  return content === undefined ? null : (JSON.parse(content) as PriceTag[]);
};

export const isSoldIn = (currency: Currency): boolean =>
  current === null || current.some(({ money }) => money.currency === currency);
