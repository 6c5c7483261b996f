import type { Currency } from '@famiglia/contract/kit/money';
import type { Language } from '@famiglia/contract/kit/language';
import { exactPrices, monthlyPrice } from '@famiglia/contract/billing/price-texts';
import { getPrices } from '../visit/price-store.ts';

/**
 * What Premium costs, in words. The build knows no price: it writes these names, and the server puts the same words in
 * their place when it reads the page.
 */
export const priceWords = (currency: Currency, language: Language): { monthly: string; exact: string } => {
  const prices = getPrices();
  return prices === null
    ? { monthly: '__MONTHLY_PRICE__', exact: '__EXACT_PRICES__' }
    : { monthly: monthlyPrice(prices, currency), exact: exactPrices(prices, currency, language) };
};
