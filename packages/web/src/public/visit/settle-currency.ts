import { lookUpCountry } from '../../language/look-up-country.ts';
import { currencyOfCountry } from './currency-of-country.ts';
import { showCurrency } from './currency-store.ts';
import { storeCurrency, storedCurrency } from './stored-currency.ts';

/** Found once and kept; a failed lookup is not kept, so that the next visit asks again. */
export const settleCurrency = async (): Promise<void> => {
  const stored = storedCurrency();
  if (stored) return showCurrency(stored);
  const country = await lookUpCountry();
  if (country === null) return;
  const currency = currencyOfCountry(country.country_code);
  storeCurrency(currency, country.country_code);
  showCurrency(currency);
};
