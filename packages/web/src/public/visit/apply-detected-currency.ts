import { CURRENCIES } from '@famiglia/contract/kit/money';
import { RUSSIAN_SPEAKING_COUNTRIES } from '@famiglia/contract/kit/language';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import type { Currency } from '@famiglia/contract/kit/money';
import { lookUpCountry } from '../../shared/language/look-up-country.ts';
import { readStorage, writeStorage } from '../../shared/lib/browser-storage.ts';
import { showCurrency } from './currency-store.ts';
import { isSoldIn } from './price-store.ts';

const find = async (): Promise<Found | null> => {
  const country = await lookUpCountry();
  if (country === null) return null;
  return { currency: currencyOfCountry(country.country_code), region: country.country_code };
};

/** Found once and stored; a failed lookup is not stored, so that the next visit retries. */
export const applyDetectedCurrency = async (): Promise<void> => {
  const found = storedCurrency() ?? (await find());
  if (found === null) return;
  storeCurrency(found);
  // The server chose another currency if nothing is sold in this one.
  if (isSoldIn(found.currency)) showCurrency(found.currency);
};

const currencyOfCountry = (code: string): Currency =>
  RUSSIAN_SPEAKING_COUNTRIES.some((known) => known === code) ? 'RUB' : 'USD';

const YEAR_IN_SECONDS = 31_536_000;

interface Found {
  currency: Currency;
  region: string;
}

const isCurrency = (value: string | null): value is Currency => CURRENCIES.some((known) => known === value);

/** A currency is valid only together with the region it was found for. */
const storedCurrency = (): Found | null => {
  const currency = readStorage(STORAGE_KEYS.currency);
  const region = readStorage(STORAGE_KEYS.region);
  return isCurrency(currency) && region ? { currency, region } : null;
};

/** Also as cookies, so that the server sends the next page with the right price. */
const storeCurrency = ({ currency, region }: Found): void => {
  const pairs = { [STORAGE_KEYS.currency]: currency, [STORAGE_KEYS.region]: region };
  for (const [key, value] of Object.entries(pairs)) {
    writeStorage(key, value);
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  }
};
