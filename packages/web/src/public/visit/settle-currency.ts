import { lookUpCountry } from '../../language/look-up-country.ts';
import { currencyOfCountry } from './currency-of-country.ts';
import { showCurrency } from './currency-store.ts';
import type { Found } from './stored-currency.ts';
import { storeCurrency, storedCurrency } from './stored-currency.ts';

const find = async (): Promise<Found | null> => {
  const country = await lookUpCountry();
  if (country === null) return null;
  return { currency: currencyOfCountry(country.country_code), region: country.country_code };
};

/** Found once and kept; a failed lookup is not kept, so that the next visit asks again. */
export const settleCurrency = async (): Promise<void> => {
  const found = storedCurrency() ?? (await find());
  if (found === null) return;
  storeCurrency(found);
  showCurrency(found.currency);
};
