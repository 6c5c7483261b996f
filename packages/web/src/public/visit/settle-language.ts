import type { Language } from '@famiglia/contract/constants';
import { DETECTED_LANGUAGE_COOKIE } from '@famiglia/contract/constants';
import { languageOfCountry } from '../../language/language-of-country.ts';
import { getLanguage } from '../../language/language-store.ts';
import { lookUpCountry } from '../../language/look-up-country.ts';
import { storedLanguage } from '../../language/stored-language.ts';

/** Null where there is nothing to add to what the server has decided. A failed lookup adds nothing. */
const detect = async (): Promise<Language | null> => {
  if (storedLanguage() || new URLSearchParams(window.location.search).has('lang')) return null;
  if (navigator.language.toLowerCase().startsWith('ru')) return 'ru';
  const country = await lookUpCountry();
  return country && languageOfCountry(country.country_code);
};

const hasCookie = (pair: string): boolean => document.cookie.split('; ').includes(pair);

/**
 * The server follows the same rule but cannot ask the operator's lookup service for the visitor. Where the
 * browser knows better, it says so in a cookie and asks for the page again; the cookie being there already
 * means that the server was told, so the page cannot be asked for twice.
 */
export const settleLanguage = async (): Promise<void> => {
  const language = await detect();
  if (language === null || language === getLanguage()) return;
  const pair = `${DETECTED_LANGUAGE_COOKIE}=${language}`;
  if (hasCookie(pair)) return;
  document.cookie = `${pair}; path=/; samesite=lax`;
  if (hasCookie(pair)) window.location.reload();
};
