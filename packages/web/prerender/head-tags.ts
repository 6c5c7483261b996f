import { LANGUAGES } from '@famiglia/contract/kit/language';
import type { Language } from '@famiglia/contract/kit/language';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import type { PageName } from '../src/public/page-names.ts';
import { DESCRIPTIONS } from './page-texts.ts';
import { isIndexed, PATHS, PUBLIC_URL } from './site.ts';

const LOCALES: Record<Language, string> = { ru: 'ru_RU', en: 'en_US' };

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value.replaceAll('"', '&quot;')}"`)
    .join(' ')} />`;

const meta = (attributes: Record<string, string>): string => tag('meta', attributes);
const link = (attributes: Record<string, string>): string => tag('link', attributes);

const ICONS = [
  link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  link({ rel: 'manifest', href: '/site.webmanifest' }),
  meta({ name: 'theme-color', content: '#0e1013', media: '(prefers-color-scheme: dark)' }),
  meta({ name: 'theme-color', content: '#f5f4f1', media: '(prefers-color-scheme: light)' }),
];

/**
 * One address chooses the language by visitor, and each language also has its own address. Only the server
 * knows which one was requested, so it writes the canonical link.
 */
const languageLinks = (url: string): string[] => [
  ...LANGUAGES.map((each) => link({ rel: 'alternate', hreflang: each, href: `${url}?lang=${each}` })),
  link({ rel: 'alternate', hreflang: 'x-default', href: url }),
];

const shareTags = (url: string, language: Language, title: string, description: string): string[] => {
  const other = LANGUAGES.filter((each) => each !== language);
  const og = {
    type: 'website',
    site_name: 'Famiglia',
    title,
    description,
    url: `${url}?lang=${language}`,
    locale: LOCALES[language],
    image: `${PUBLIC_URL}/share-${language}.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': title,
  };
  return [
    ...Object.entries(og).map(([key, content]) => meta({ property: `og:${key}`, content })),
    ...other.map((each) => meta({ property: 'og:locale:alternate', content: LOCALES[each] })),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
};

/** Prices for the script of the page; the server replaces the placeholder of a built one. */
export const pricesTag = (prices: readonly PriceTag[] | undefined): string =>
  `\n    ${meta({ name: 'prices', content: prices === undefined ? '__PRICES__' : JSON.stringify(prices) })}`;

/** Everything in the head that depends on the page and its language. */
export const headTags = (page: PageName, language: Language, title: string): string => {
  const description = DESCRIPTIONS[page][language];
  const url = isIndexed(page) ? PUBLIC_URL + PATHS[page] : undefined;
  return [
    `<title>${title}</title>`,
    meta({ name: 'description', content: description }),
    ...ICONS,
    ...(url === undefined
      ? [meta({ name: 'robots', content: 'noindex' })]
      : [...languageLinks(url), ...shareTags(url, language, title, description)]),
  ].join('\n    ');
};
