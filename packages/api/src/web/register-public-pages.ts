import { GUIDE_PAGE_NAMES } from '@famiglia/contract/kit/guide-pages';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowAnalyticsFrame, ANALYTICS_FRAME, sendAnalyticsFrame } from './analytics-frame.ts';
import type { PublicPage, Site } from './load-site.ts';
import type { PageSettings } from './page-settings.ts';
import { sendFile } from './site-file.ts';
import { knownLanguage, visitorOf } from './visitor-of.ts';

const PATHS = {
  landing: '/',
  pricing: '/pricing',
  login: '/login',
  terms: '/terms',
  privacy: '/privacy',
  refunds: '/refunds',
} as const;

/** The address of the guide is that of its first page. */
const GUIDE_PATHS = GUIDE_PAGE_NAMES.map((name) => [`guide-${name}`, `/guide/${name}`] as const);

/** The requested page: in the visitor's language, or in a named one. Other query parameters are ignored. */
const canonical = (request: FastifyRequest, publicUrl: string, path: string): string => {
  const asked = knownLanguage((request.query as Record<string, unknown>)['lang']);
  return `<${publicUrl}${path}${asked === undefined ? '' : `?lang=${asked}`}>; rel="canonical"`;
};

/** The public pages, each in the visitor's language, and the 404 page for every other path. */
export const registerPublicPages = (app: FastifyInstance, site: Site, settings: PageSettings): void => {
  const usesLookupService = settings.geoLookupUrl !== undefined;
  const sold = settings.prices.map(({ money }) => money.currency);
  const send = (page: PublicPage, path?: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (settings.analytics !== undefined) {
      if (ANALYTICS_FRAME in (request.query as object)) return sendAnalyticsFrame(reply, settings.analytics);
      allowAnalyticsFrame(reply);
    }
    reply.header('vary', 'Cookie, Accept-Language');
    if (rememberLanguage(request, reply)) return reply;
    if (path === undefined) reply.code(404);
    else reply.header('link', canonical(request, settings.publicUrl, path));
    const { language, currency } = visitorOf(request, usesLookupService, sold);
    reply.header('content-language', language);
    // The country decides too, which shared caches do not compare, so none may keep a page.
    return sendFile(request, reply, site.page(page, language, currency), 'private, no-cache');
  };
  const options = { schema: { hide: true } };
  for (const [page, path] of Object.entries(PATHS) as [keyof typeof PATHS, string][])
    app.get(path, options, send(page, path));
  for (const [page, path] of GUIDE_PATHS) app.get(path, options, send(page, path));
  app.get('/guide', options, async (_request, reply) => reply.redirect(`/guide/${GUIDE_PAGE_NAMES[0]}`, 302));
  app.get('/api/*', options, async (_request, reply) => reply.callNotFound());
  app.get('/*', options, send('not-found'));
};

const YEAR_IN_SECONDS = 31_536_000;

/**
 * The footer's form without scripts: the choice becomes a cookie, and the visitor is redirected to the same page
 * without the parameter. True if this was such a request.
 */
const rememberLanguage = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const chosen = knownLanguage((request.query as Record<string, unknown>)[STORAGE_KEYS.language]);
  if (chosen === undefined) return false;
  reply.setCookie(STORAGE_KEYS.language, chosen, {
    path: '/',
    maxAge: YEAR_IN_SECONDS,
    sameSite: 'lax',
  });
  // A path that begins with two slashes would be read as another host.
  const path = new URL(request.url, 'http://site').pathname.replace(/^\/+/, '/');
  reply.redirect(path, 303);
  return true;
};
