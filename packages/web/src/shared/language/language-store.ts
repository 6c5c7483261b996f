import type { Language } from '@famiglia/contract/kit/language';
import { storeLanguage } from './stored-language.ts';

let current: Language = 'en';
const listeners = new Set<() => void>();

export const getLanguage = (): Language => current;

/** Shows a language without storing it: the detected one, or the one a page was prerendered in. */
export const showLanguage = (language: Language): void => {
  current = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

/** The person's choice: shown now and on every later visit. */
export const chooseLanguage = (language: Language): void => {
  storeLanguage(language);
  showLanguage(language);
};

export const subscribeLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
