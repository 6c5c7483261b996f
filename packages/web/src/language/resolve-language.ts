import { RUSSIAN_SPEAKING_COUNTRIES } from '@famiglia/contract/constants';
import type { Language } from '@famiglia/contract/constants';
import type { Country } from './look-up-country.ts';
import { lookUpCountry } from './look-up-country.ts';
import { storedLanguage } from './stored-language.ts';

const languageOfCountry = (country: Country | null): Language =>
  RUSSIAN_SPEAKING_COUNTRIES.some((code) => code === country?.country_code) ? 'ru' : 'en';

/** A stored choice wins, then a Russian browser, then the visitor's country; a failed lookup gives English. */
export const resolveLanguage = async (
  browser: string = navigator.language,
  country: () => Promise<Country | null> = lookUpCountry,
): Promise<Language> => {
  const stored = storedLanguage();
  if (stored) return stored;
  if (browser.toLowerCase().startsWith('ru')) return 'ru';
  return languageOfCountry(await country());
};
