import type { Currency, Language } from '@famiglia/contract/constants';
import { DETECTED_LANGUAGE_COOKIE } from '@famiglia/contract/constants';
import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfCountry } from '../../shared/language/language-of-country.ts';
import { getLanguage, showLanguage } from '../../shared/language/language-store.ts';
import { lookUpCountry } from '../../shared/language/look-up-country.ts';
import { storedLanguage } from '../../shared/language/stored-language.ts';
import { openAnalyticsFrame } from '../analytics/analytics-frame.ts';
import { LanguageSelect } from '../layout/language-select.tsx';
import { showCurrency } from './currency-store.ts';

const hydrate = (name: string, island: ReactNode): void => {
  const place = document.querySelector(`[data-island="${name}"]`);
  if (place === null) throw new Error(`The page has no island called ${name}`);
  // Without it React works the whole island off in one piece, and a slow phone does not scroll meanwhile.
  startTransition(() => {
    hydrateRoot(place, island);
  });
};

/** Brings the parts of a page to life in the language and currency it was sent in. */
export const hydrateIslands = (islands: Record<string, ReactNode>): void => {
  const { lang, dataset } = document.documentElement;
  showLanguage(lang as Language);
  showCurrency(dataset['currency'] as Currency);
  hydrate('language', <LanguageSelect />);
  for (const [name, island] of Object.entries(islands)) hydrate(name, island);
  openAnalyticsFrame();
  void settleLanguage();
};

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
const settleLanguage = async (): Promise<void> => {
  const language = await detect();
  if (language === null || language === getLanguage()) return;
  const pair = `${DETECTED_LANGUAGE_COOKIE}=${language}`;
  if (hasCookie(pair)) return;
  document.cookie = `${pair}; path=/; samesite=lax`;
  if (hasCookie(pair)) window.location.reload();
};
