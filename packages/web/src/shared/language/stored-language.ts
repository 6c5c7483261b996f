import { LANGUAGES } from '@famiglia/contract/kit/language';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import type { Language } from '@famiglia/contract/kit/language';
import { readStorage, writeStorage } from '../lib/browser-storage.ts';

const YEAR_IN_SECONDS = 31_536_000;

const known = (value: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === value);

const fromCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${STORAGE_KEYS.language}=`))
    ?.slice(STORAGE_KEYS.language.length + 1);

export const storedLanguage = (): Language | undefined =>
  known(readStorage(STORAGE_KEYS.language)) ?? known(fromCookie());

/**
 * Stored twice: the specification requires the browser's storage, and the cookie tells the server which page
 * to send.
 */
export const storeLanguage = (language: Language): void => {
  writeStorage(STORAGE_KEYS.language, language);
  document.cookie = `${STORAGE_KEYS.language}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
};
