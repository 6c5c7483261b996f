import type { Language } from '@famiglia/contract/kit/language';
import { languageOfCountry } from './language-of-country.ts';
import type { Country } from './look-up-country.ts';
import { lookUpCountry } from './look-up-country.ts';
import { storedLanguage } from './stored-language.ts';

/** The stored choice, else a Russian browser, else the visitor's country; a failed lookup gives English. */
export const resolveLanguage = async (
  browser: string = navigator.language,
  country: () => Promise<Country | null> = lookUpCountry,
): Promise<Language> => {
  const stored = storedLanguage();
  if (stored) return stored;
  if (browser.toLowerCase().startsWith('ru')) return 'ru';
  return languageOfCountry((await country())?.country_code);
};
