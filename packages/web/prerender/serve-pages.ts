import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import type { Language } from '@famiglia/contract/kit/language';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import type { Plugin, ViteDevServer } from 'vite';
import type { PageName } from '../src/public/page-names.ts';
import type * as renderer from '../src/public/render-page.tsx';
import { fillTemplate } from './fill-template.ts';
import { FAMIGLIA_URL, PATHS } from './site.ts';

/** The stored choice or the browser's language; only the server implements the whole rule. */
const languageOf = ({ headers }: IncomingMessage): Language => {
  const chosen = new RegExp(`${STORAGE_KEYS.language}=(ru|en)`).exec(headers.cookie ?? '')?.[1];
  return (chosen as Language | undefined) ?? (headers['accept-language']?.startsWith('ru') ? 'ru' : 'en');
};

const pageAt = (path: string): PageName =>
  (Object.keys(PATHS) as (keyof typeof PATHS)[]).find((page) => PATHS[page] === path) ?? 'not-found';

/** What the program beside it sells. */
const askPrices = async (): Promise<PriceTag[]> => {
  const answer = await fetch(`${FAMIGLIA_URL}/api/prices`);
  return ((await answer.json()) as { prices: PriceTag[] }).prices;
};

const render = async (server: ViteDevServer, page: PageName, request: IncomingMessage): Promise<string> => {
  const template = await readFile(join(server.config.root, 'public-pages', `${page}.html`), 'utf8');
  const module = (await server.ssrLoadModule('/src/public/render-page.tsx')) as typeof renderer;
  const prices = page === 'pricing' ? await askPrices() : [];
  const currency = prices.some(({ money }) => money.currency === 'USD') ? 'USD' : 'RUB';
  const version = { page, language: languageOf(request), currency, prices } as const;
  const rendered = module.renderPage(page, version.language, version.currency, prices);
  return server.transformIndexHtml(request.url ?? '/', fillTemplate(template, version, rendered));
};

const answer = async (
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> => {
  const path = new URL(request.url ?? '/', 'http://site').pathname;
  if (path.endsWith('.html') || !request.headers.accept?.includes('text/html')) return next();
  try {
    const page = pageAt(path);
    const html = await render(server, page, request);
    response.statusCode = page === 'not-found' ? 404 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  } catch (error) {
    next(error);
  }
};

/** In development every request renders the page again. */
export const servePages = (): Plugin => ({
  name: 'famiglia:serve-pages',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => void answer(server, request, response, next));
  },
});
