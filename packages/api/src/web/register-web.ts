import type { FastifyInstance } from 'fastify';
import { leaveOutPageHeaders } from '../http/security-headers.ts';
import { ANALYTICS_HELPER } from './analytics-frame.ts';
import { loadSite } from './load-site.ts';
import type { PageSettings } from './page-settings.ts';
import { registerPublicPages } from './register-public-pages.ts';
import { sendFile } from './site-file.ts';

/** File names under /assets have a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Paths of the panel's own router; all of them get the same file. */
const PANEL_PATHS = [
  '/auth/success',
  '/auth/error',
  '/guilds',
  '/checkout',
  '/admin',
  '/admin/*',
  '/account',
  '/guild/*',
];

/** Serves the built web package. */
export const registerWeb = async (
  app: FastifyInstance,
  webRoot: string,
  settings: PageSettings,
): Promise<void> => {
  const site = await loadSite(webRoot, settings);
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = site.assets.get(request.params.name);
      if (file === undefined) return reply.callNotFound();
      leaveOutPageHeaders(reply);
      return sendFile(request, reply, file, IMMUTABLE);
    },
  );
  for (const [name, file] of site.files) {
    // Scripts belong to the pages of this build; an image may be a day old.
    const cacheControl = name.endsWith('.js') ? 'no-cache' : 'public, max-age=86400';
    app.get(`/${name}`, { schema: { hide: true } }, async (request, reply) => {
      // Its frame has an opaque origin, so the file counts as foreign.
      if (name === ANALYTICS_HELPER) reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendFile(request, reply, file, cacheControl);
    });
  }
  for (const url of PANEL_PATHS) {
    app.get(url, { schema: { hide: true } }, async (request, reply) =>
      sendFile(request, reply, site.panel, 'no-cache'),
    );
  }
  // Otherwise the browser learns of them only when the panel's own scripts have arrived, and loads its fonts first.
  for (const [url, files] of site.firstPages) {
    const ahead = files.map((name) => `</${name}>; rel=modulepreload`).join(', ');
    app.get(url, { schema: { hide: true } }, async (request, reply) =>
      sendFile(request, reply.header('link', ahead), site.panel, 'no-cache'),
    );
  }
  registerPublicPages(app, site, settings);
};
