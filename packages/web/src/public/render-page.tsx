import type { Currency, Language } from '@famiglia/contract/constants';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { showLanguage } from '../language/language-store.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { LostPage } from './not-found/lost-page.tsx';
import type { PageName } from './page-names.ts';
import { PricingPage } from './pricing/pricing-page.tsx';
import { showCurrency } from './visit/currency-store.ts';

const PAGES: Record<PageName, () => ReactNode> = {
  landing: LandingPage,
  pricing: PricingPage,
  login: LoginPage,
  'not-found': LostPage,
};

const HOISTED_TITLE = /^<title>(.*?)<\/title>/;

/** One page in one language and currency. React writes the title before the content; it belongs into the head. */
export const renderPage = (page: PageName, language: Language, currency: Currency) => {
  showLanguage(language);
  showCurrency(currency);
  const Page = PAGES[page];
  const html = renderToString(<Page />);
  return { title: HOISTED_TITLE.exec(html)?.[1] ?? 'Famiglia', html: html.replace(HOISTED_TITLE, '') };
};
