import type { PageName } from '../src/public/page-names.ts';

/** The address is known only where the site runs: the server puts it in the place of this word. */
export const PUBLIC_URL = '__PUBLIC_URL__';

/** Pages that have an address of their own; the 404 page has none. */
export const PATHS: Record<Exclude<PageName, 'not-found'>, string> = {
  landing: '/',
  pricing: '/pricing',
  login: '/login',
};

/** What search engines are shown. */
export const INDEXED = ['landing', 'pricing', 'login'] as const satisfies readonly PageName[];

export const isIndexed = (page: PageName): page is (typeof INDEXED)[number] =>
  INDEXED.some((indexed) => indexed === page);
