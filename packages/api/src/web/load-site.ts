import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import type { Currency } from '@famiglia/contract/kit/money';
import { GUIDE_PAGE_NAMES } from '@famiglia/contract/kit/guide-pages';
import type { GuidePageName } from '@famiglia/contract/kit/guide-pages';
import type { Language } from '@famiglia/contract/kit/language';
import { guidePage } from './guide-pages.ts';
import { LEGAL_PAGES, legalPage } from './legal-pages.ts';
import type { LegalPage } from './legal-pages.ts';
import type { PageSettings } from './page-settings.ts';
import {
  withAddress,
  withAnalytics,
  withContact,
  withDemoBanner,
  withGeoLookup,
  withPrices,
} from './page-settings.ts';
import { siteFile } from './site-file.ts';
import type { SiteFile } from './site-file.ts';

const HTML = 'text/html; charset=utf-8';
const PANEL = 'panel.html';
/** The pages of the panel that people open first, by their addresses. */
const FIRST_PAGES = {
  '/guild/:guildId': 'src/features/dashboard/dashboard-page.tsx',
  '/guild/:guildId/users': 'src/features/members/members-page.tsx',
  '/guild/:guildId/events': 'src/features/events/events-page.tsx',
};

const TEXT_TYPES: Partial<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
const BINARY_TYPES: Partial<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export type PublicPage = 'landing' | 'pricing' | 'login' | 'not-found' | LegalPage | `guide-${GuidePageName}`;

export interface Site {
  page: (name: PublicPage, language: Language, currency: Currency) => SiteFile;
  panel: SiteFile;
  /** The scripts that a first page of the panel needs besides the panel's own, by its address. */
  firstPages: ReadonlyMap<string, readonly string[]>;
  /** Files at the root of the site, by name: icons, robots.txt and the like. */
  files: ReadonlyMap<string, SiteFile>;
  /** Scripts, styles and fonts, by name: each name has a hash of its content. */
  assets: ReadonlyMap<string, SiteFile>;
}

/** `pricing.ru.RUB.html` is the page of prices in Russian and roubles. */
const versionOf = (name: string): { language: Language; currency: Currency } => {
  const [, language, currency] = name.split('.');
  return { language: language as Language, currency: currency as Currency };
};

const loadPages = async (folder: string, settings: PageSettings) => {
  const pages = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const html = await readFile(join(folder, name), 'utf8');
    const filled = withAnalytics(
      withDemoBanner(withContact(withGeoLookup(withAddress(html, settings), settings), settings), settings),
      settings,
    );
    pages.set(name, withPrices(filled, settings, versionOf(name)));
  }
  return pages;
};

/** The three legal pages from the one frame that was built for them. */
const fillLegalPages = async (
  pages: Map<string, string>,
  webRoot: string,
  { legalDir, seller, prices }: PageSettings,
): Promise<void> => {
  const directories = [...(legalDir === undefined ? [] : [legalDir]), join(webRoot, 'legal')];
  for (const language of LANGUAGES) {
    const frame = pages.get(`legal.${language}.USD.html`);
    if (frame === undefined) throw new Error(`legal.${language}.USD.html is not among the built pages`);
    for (const name of LEGAL_PAGES) {
      pages.set(
        `${name}.${language}.USD.html`,
        await legalPage(frame, { name, language, seller, prices }, directories),
      );
    }
  }
};

/** The pages of the guide from the one frame that was built for them. */
const fillGuidePages = async (pages: Map<string, string>, webRoot: string): Promise<void> => {
  for (const language of LANGUAGES) {
    const frame = pages.get(`guide.${language}.USD.html`);
    if (frame === undefined) throw new Error(`guide.${language}.USD.html is not among the built pages`);
    for (const name of GUIDE_PAGE_NAMES) {
      const page = await guidePage(frame, name, language, join(webRoot, 'guide'));
      pages.set(`guide-${name}.${language}.USD.html`, page);
    }
  }
};

const loadRootFiles = async (webRoot: string, settings: PageSettings) => {
  const files = new Map<string, SiteFile>();
  for (const entry of await readdir(webRoot, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === PANEL) continue;
    const [text, binary] = [TEXT_TYPES[extname(entry.name)], BINARY_TYPES[extname(entry.name)]];
    const body = await readFile(join(webRoot, entry.name));
    if (text) files.set(entry.name, siteFile(Buffer.from(withAddress(body.toString(), settings)), text));
    else if (binary) files.set(entry.name, siteFile(body, binary));
  }
  return files;
};

/** Three megabytes in total are kept in memory: read from the disk, each reader would hold an open file. */
const loadAssets = async (folder: string) => {
  const assets = new Map<string, SiteFile>();
  for (const name of await readdir(folder)) {
    const type = TEXT_TYPES[extname(name)] ?? BINARY_TYPES[extname(name)];
    if (type === undefined) throw new Error(`assets/${name}: nobody said what type such a file has`);
    assets.set(name, siteFile(await readFile(join(folder, name)), type));
  }
  return assets;
};

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

const findFirstPages = async (webRoot: string): Promise<Site['firstPages']> => {
  const manifest = JSON.parse(await readFile(join(webRoot, 'manifest.json'), 'utf8')) as Manifest;
  const own = new Set([PANEL, ...(manifest[PANEL]?.imports ?? [])]);
  const filesOf = (page: string): string[] => {
    const names = new Set([page]);
    // What is added here is visited too.
    for (const name of names) {
      const built = manifest[name];
      if (built === undefined) throw new Error(`${name} is not in the manifest of the built pages`);
      for (const needed of built.imports ?? []) if (!own.has(needed)) names.add(needed);
    }
    return [...names].flatMap((name) => manifest[name]?.file ?? []);
  };
  return new Map(Object.entries(FIRST_PAGES).map(([url, page]) => [url, filesOf(page)]));
};

/** Reads the built site once and fills in what was not known at build time. */
export const loadSite = async (webRoot: string, settings: PageSettings): Promise<Site> => {
  const texts = await loadPages(join(webRoot, 'pages'), settings);
  await fillLegalPages(texts, webRoot, settings);
  await fillGuidePages(texts, webRoot);
  const pages = new Map([...texts].map(([name, text]) => [name, siteFile(Buffer.from(text), HTML)]));
  const built = await readFile(join(webRoot, PANEL), 'utf8');
  const panel = withDemoBanner(withContact(withGeoLookup(built, settings), settings), settings);
  const find = (name: string): SiteFile => {
    const page = pages.get(name);
    if (page === undefined) throw new Error(`${name} is not among the built pages`);
    return page;
  };
  return {
    // Prices are on one page only; all others are built once per language.
    page: (name, language, currency) =>
      find(`${name}.${language}.${name === 'pricing' ? currency : 'USD'}.html`),
    panel: siteFile(Buffer.from(panel), HTML),
    firstPages: await findFirstPages(webRoot),
    files: await loadRootFiles(webRoot, settings),
    assets: await loadAssets(join(webRoot, 'assets')),
  };
};
