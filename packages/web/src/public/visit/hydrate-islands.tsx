import type { Currency } from '@famiglia/contract/kit/money';
import type { Language } from '@famiglia/contract/kit/language';
import { DETECTED_LANGUAGE_COOKIE } from '@famiglia/contract/kit/browser-storage';
import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfCountry } from '../../shared/language/language-of-country.ts';
import { getLanguage, showLanguage } from '../../shared/language/language-store.ts';
import { lookUpCountry } from '../../shared/language/look-up-country.ts';
import { storedLanguage } from '../../shared/language/stored-language.ts';
import { openAnalyticsFrame } from '../analytics/analytics-frame.ts';
import { FooterContact } from '../../shared/contact/footer-links.tsx';
import { HeaderEnterLink } from '../layout/enter-link.tsx';
import { LanguageForm } from '../layout/language-form.tsx';
import { showCurrency } from './currency-store.ts';
import { readPrices, showPrices } from './price-store.ts';

const hydrate = (name: string, island: ReactNode): void => {
  const places = document.querySelectorAll(`[data-island="${name}"]`);
  if (places.length === 0) throw new Error(`The page has no island called ${name}`);
  // Without a transition React hydrates the whole island at once, and a slow phone cannot scroll meanwhile.
  startTransition(() => {
    for (const place of places) {
      hydrateRoot(place, island);
      place.setAttribute('data-hydrated', '');
    }
  });
};

/** Hydrates the islands of a page in the language and currency it was sent in. */
export const hydrateIslands = (islands: Record<string, ReactNode>): void => {
  const { lang, dataset } = document.documentElement;
  showLanguage(lang as Language);
  showCurrency(dataset['currency'] as Currency);
  showPrices(readPrices());
  hydrate('enter', <HeaderEnterLink />);
  hydrate('language', <LanguageForm />);
  hydrate('contact', <FooterContact />);
  for (const [name, island] of Object.entries(islands)) hydrate(name, island);
  openAnalyticsFrame();
  void applyDetectedLanguage();
};

/** Null if the server's choice stands. A failed lookup changes nothing. */
const detect = async (): Promise<Language | null> => {
  if (storedLanguage() || new URLSearchParams(window.location.search).has('lang')) return null;
  if (navigator.language.toLowerCase().startsWith('ru')) return 'ru';
  const country = await lookUpCountry();
  return country && languageOfCountry(country.country_code);
};

/** The lifetime of the cookie, equal to that of the country. */
const MONTH_IN_SECONDS = 2_592_000;

const hasCookie = (pair: string): boolean => document.cookie.split('; ').includes(pair);

/**
 * The server uses the same rule but cannot query the operator's lookup service for the visitor. If the
 * browser detects another language, it sets a cookie and reloads the page; if the cookie already exists, the
 * server knew the language, so the page is never reloaded twice.
 */
const applyDetectedLanguage = async (): Promise<void> => {
  const language = await detect();
  if (language === null || language === getLanguage()) return;
  const pair = `${DETECTED_LANGUAGE_COOKIE}=${language}`;
  if (hasCookie(pair)) return;
  document.cookie = `${pair}; path=/; max-age=${MONTH_IN_SECONDS}; samesite=lax`;
  if (hasCookie(pair)) window.location.reload();
};
