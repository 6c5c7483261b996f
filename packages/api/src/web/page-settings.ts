import type { Seller } from '@famiglia/contract/billing/billing';
import type { Currency } from '@famiglia/contract/kit/money';
import type { Language } from '@famiglia/contract/kit/language';
import { exactPrices, monthlyPrice } from '@famiglia/contract/billing/price-texts';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import type { Contact } from '@famiglia/core/platform/context';

export interface PageSettings {
  publicUrl: string;
  /** The service that browsers ask for their country instead of our own table. */
  geoLookupUrl?: string | undefined;
  analytics?: { scriptUrl: string; id?: string | undefined } | undefined;
  contact?: Contact | undefined;
  /** What Premium costs: the page of prices and the terms name these and no other. */
  prices: readonly PriceTag[];
  /** Named at the end of the terms and of the rules for refunds. */
  seller?: Seller | undefined;
  isPublicDemo?: boolean | undefined;
  /** The owner's own terms, privacy and refund texts. */
  legalDir?: string | undefined;
}

/** The placeholder of the build for the site's address. */
const PUBLIC_URL = '__PUBLIC_URL__';

export const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const withAddress = (text: string, { publicUrl }: PageSettings): string =>
  text.replaceAll(PUBLIC_URL, publicUrl);

const withHeadTags = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `${tags.join('\n')}\n</head>`);

/** The browser reads these settings from a meta tag: the policy allows no inline script. */
export const withGeoLookup = (html: string, { geoLookupUrl }: PageSettings): string =>
  geoLookupUrl === undefined
    ? html
    : withHeadTags(html, [`<meta name="geo-lookup-url" content="${escapeAttribute(geoLookupUrl)}" />`]);

/**
 * Prices in the places that the build left for them, and once more for the script of the page. Only the page of prices has
 * these places.
 */
export const withPrices = (
  html: string,
  { prices }: PageSettings,
  { language, currency }: { language: Language; currency: Currency },
): string =>
  html
    .replace('__PRICES__', () => escapeAttribute(JSON.stringify(prices)))
    .replace('__MONTHLY_PRICE__', () => monthlyPrice(prices, currency))
    .replace('__EXACT_PRICES__', () => exactPrices(prices, currency, language));

const metaTag = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`<meta name="${name}" content="${escapeAttribute(value)}" />`];

/** How to reach the site's owner, for every page and for the panel. */
export const withContact = (html: string, { contact }: PageSettings): string => {
  const tags = [
    ...metaTag('support-url', contact?.url),
    ...metaTag('support-email', contact?.email),
    ...metaTag('status-url', contact?.statusUrl),
  ];
  return tags.length === 0 ? html : withHeadTags(html, tags);
};

/** The page says it in both languages, and shows the one of its reader. */
const DEMO_BANNER = `<aside class="demo-banner">
<p lang="ru">Открытое демо: всё здесь выдумано, видно всем и каждый час создаётся заново.</p>
<p lang="en">Public demo: everything is made up, seen by everybody and made anew every hour.</p>
</aside>`;

/** On every page of a public demo, above everything else. */
export const withDemoBanner = (html: string, { isPublicDemo = false }: PageSettings): string =>
  isPublicDemo ? html.replace(/<body[^>]*>/, (body) => `${body}\n${DEMO_BANNER}`) : html;

/** Only for public pages: addresses in the panel contain a guild id, which must not leave the site. */
export const withAnalytics = (html: string, { analytics }: PageSettings): string =>
  analytics === undefined ? html : withHeadTags(html, ['<meta name="analytics-frame" content="on" />']);
