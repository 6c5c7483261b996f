import type { Currency } from '@famiglia/contract/kit/money';
import type { Language } from '@famiglia/contract/kit/language';
import type { PageName } from '../src/public/page-names.ts';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import { headTags, pricesTag } from './head-tags.ts';

export interface PageVersion {
  page: PageName;
  language: Language;
  currency: Currency;
  /** Known in development only: a built page gets them from the server. */
  prices?: readonly PriceTag[];
}

/** Puts a rendered page and its head into the template into which Vite has put scripts and styles. */
export const fillTemplate = (
  template: string,
  { page, language, currency, prices }: PageVersion,
  rendered: { title: string; html: string },
): string =>
  template
    // The page is readable without its scripts, so styles and fonts are loaded first.
    .replaceAll(/rel="modulepreload"|type="module"/g, '$& fetchpriority="low"')
    .replace('<html lang="en">', `<html lang="${language}" data-currency="${currency}">`)
    .replace(
      '<!--head-->',
      () => headTags(page, language, rendered.title) + (page === 'pricing' ? pricesTag(prices) : ''),
    )
    .replace('<!--page-->', () => rendered.html);
