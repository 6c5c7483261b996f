import type { PageName } from '../src/public/page-names.ts';

/** The address is known only at run time: the server replaces this placeholder. */
export const PUBLIC_URL = '__PUBLIC_URL__';

/** Where the program of the development server listens. */
export const FAMIGLIA_URL = process.env['FAMIGLIA_URL'] ?? 'http://127.0.0.1:3000';

/** Pages with one address: the 404 page has none, the server makes three of the legal one, and writes the names of the guide's pages. */
export const PATHS: Record<Exclude<PageName, 'not-found' | 'legal'>, string> = {
  landing: '/',
  pricing: '/pricing',
  login: '/login',
  guide: '/guide/__GUIDE_NAME__',
};

/** The pages for search engines. */
export const INDEXED = ['landing', 'pricing', 'login', 'guide'] as const satisfies readonly PageName[];

export const isIndexed = (page: PageName): page is (typeof INDEXED)[number] =>
  INDEXED.some((indexed) => indexed === page);
