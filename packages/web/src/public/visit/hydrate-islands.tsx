import type { Currency, Language } from '@famiglia/contract/constants';
import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showLanguage } from '../../language/language-store.ts';
import { openAnalyticsFrame } from '../analytics/analytics-frame.ts';
import { LanguageSelect } from '../layout/language-select.tsx';
import { showCurrency } from './currency-store.ts';
import { settleLanguage } from './settle-language.ts';

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
