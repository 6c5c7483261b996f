import type { DatedOffer } from '@famiglia/contract/billing/billing';
import type { Currency } from '@famiglia/contract/kit/money';
import { useState } from 'react';
import { RUSSIAN_SPEAKING_COUNTRIES } from '@famiglia/contract/kit/language';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { getLanguage } from '../../../shared/language/language-store.ts';
import { readStorage } from '../../../shared/lib/browser-storage.ts';

/** Which offer is chosen. A term that the other currency lacks falls back to its first one. */
export const useOfferChoice = (
  offers: readonly DatedOffer[],
  start?: { months: number; currency: Currency },
) => {
  const [months, setMonths] = useState(start?.months ?? 1);
  const [chosen, setCurrency] = useState(start?.currency);
  const currencies = [...new Set(offers.map(({ money }) => money.currency))];
  const currency = currencies.find((one) => one === chosen) ?? preferredCurrency(currencies);
  const ofCurrency = offers.filter(({ money }) => money.currency === currency);
  return {
    offer: ofCurrency.find((one) => one.months === months) ?? ofCurrency[0],
    ofCurrency,
    currencies,
    setMonths,
    setCurrency,
  };
};

/** What the public pages found for this visitor; without it, what their region or language suggests. */
const wanted = (): Currency => {
  const stored = readStorage(STORAGE_KEYS.currency);
  if (stored === 'RUB' || stored === 'USD') return stored;
  const region = readStorage(STORAGE_KEYS.region);
  if (region === null) return getLanguage() === 'ru' ? 'RUB' : 'USD';
  return RUSSIAN_SPEAKING_COUNTRIES.some((known) => known === region) ? 'RUB' : 'USD';
};

/** The currency to show first, among those that can be paid in. */
const preferredCurrency = (offered: readonly Currency[]): Currency | undefined =>
  offered.find((one) => one === wanted()) ?? offered[0];
