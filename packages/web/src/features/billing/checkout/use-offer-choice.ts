import type { DatedOffer } from '@famiglia/contract/billing/billing';
import type { Currency } from '@famiglia/contract/kit/money';
import { useState } from 'react';
import { preferredCurrency } from './preferred-currency.ts';

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
