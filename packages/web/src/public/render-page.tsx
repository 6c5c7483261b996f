import type { Currency } from '@famiglia/contract/kit/money';
import type { Language } from '@famiglia/contract/kit/language';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { showLanguage } from '../shared/language/language-store.ts';
import { useText } from '../shared/language/use-text.ts';
import { NotFound } from '../shared/ui/not-found.tsx';
import { notFoundText } from '../shared/ui/not-found.text.ts';
import { GuidePage } from './guide/guide-page.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { Island } from './layout/island.tsx';
import { SitePage } from './layout/site-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import type { PageName } from './page-names.ts';
import { PricingPage } from './pricing/pricing-page.tsx';
import { showCurrency } from './visit/currency-store.ts';
import { showPrices } from './visit/price-store.ts';

/** The 404 page of the public site. */
const LostPage = () => (
  <SitePage title={`${useText(notFoundText).title} · Famiglia`}>
    <div className="mx-auto grid max-w-130 gap-4 px-5 py-16 md:py-24">
      <Island name="lost">
        <NotFound />
      </Island>
    </div>
  </SitePage>
);

const PAGES: Record<PageName, () => ReactNode> = {
  landing: LandingPage,
  pricing: PricingPage,
  login: LoginPage,
  'not-found': LostPage,
  legal: LegalPage,
  guide: GuidePage,
};

const HOISTED_TITLE = /^<title>(.*?)<\/title>/;

/**
 * One page in one language and currency. React renders the title before the content; it is moved into the
 * head. Without prices the page gets names in their place, for the server to fill.
 */
export const renderPage = (
  page: PageName,
  language: Language,
  currency: Currency,
  prices: readonly PriceTag[] | null = null,
) => {
  showLanguage(language);
  showCurrency(currency);
  showPrices(prices);
  const Page = PAGES[page];
  const html = renderToString(<Page />);
  return { title: HOISTED_TITLE.exec(html)?.[1] ?? 'Famiglia', html: html.replace(HOISTED_TITLE, '') };
};
