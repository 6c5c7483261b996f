import { RUSSIAN_SPEAKING_COUNTRIES } from '@famiglia/contract/kit/language';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import type { Currency } from '@famiglia/contract/kit/money';
import { getLanguage } from '../../../shared/language/language-store.ts';
import { readStorage } from '../../../shared/lib/browser-storage.ts';

/** What the public pages found for this visitor; without it, what their region or language suggests. */
const wanted = (): Currency => {
  const stored = readStorage(STORAGE_KEYS.currency);
  if (stored === 'RUB' || stored === 'USD') return stored;
  const region = readStorage(STORAGE_KEYS.region);
  if (region === null) return getLanguage() === 'ru' ? 'RUB' : 'USD';
  return RUSSIAN_SPEAKING_COUNTRIES.some((known) => known === region) ? 'RUB' : 'USD';
};

/** The currency to show first, among those that can be paid in. */
export const preferredCurrency = (offered: readonly Currency[]): Currency | undefined =>
  offered.find((one) => one === wanted()) ?? offered[0];
