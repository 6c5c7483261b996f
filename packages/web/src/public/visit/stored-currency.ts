import { PREMIUM_PRICE, STORAGE_KEYS } from '@famiglia/contract/constants';
import type { Currency } from '@famiglia/contract/constants';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';

const YEAR_IN_SECONDS = 31_536_000;

export interface Found {
  currency: Currency;
  region: string;
}

const isCurrency = (value: string | null): value is Currency => value !== null && value in PREMIUM_PRICE;

/** A currency counts only together with the region it was found for. */
export const storedCurrency = (): Found | null => {
  const currency = readStorage(STORAGE_KEYS.currency);
  const region = readStorage(STORAGE_KEYS.region);
  return isCurrency(currency) && region ? { currency, region } : null;
};

/** Also as cookies, so that the server sends the next page with the right price in it. */
export const storeCurrency = ({ currency, region }: Found): void => {
  const pairs = { [STORAGE_KEYS.currency]: currency, [STORAGE_KEYS.region]: region };
  for (const [key, value] of Object.entries(pairs)) {
    writeStorage(key, value);
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  }
};
