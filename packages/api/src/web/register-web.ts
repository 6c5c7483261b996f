import type { FastifyInstance } from 'fastify';
import { ANALYTICS_HELPER } from './analytics-frame.ts';
import { loadSite } from './load-site.ts';
import type { PageSettings } from './page-settings.ts';
import { registerPublicPages } from './register-public-pages.ts';
import { sendFile } from './site-file.ts';

/** File names under /assets carry a hash of their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Paths that belong to the panel's own router; the page behind all of them is the same file. */
const PANEL_PATHS = ['/auth/success', '/auth/error', '/guilds', '/admin', '/admin/*', '/account', '/guild/*'];

/** Serves what the web package was built into. */
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
      return file === undefined ? reply.callNotFound() : sendFile(request, reply, file, FOR_EVER);
    },
  );
  for (const [name, file] of site.files) {
    // Scripts belong to the pages of this build; a picture may be a day old.
    const cacheControl = name.endsWith('.js') ? 'no-cache' : 'public, max-age=86400';
    app.get(`/${name}`, { schema: { hide: true } }, async (request, reply) => {
      // Its frame has no origin, so it is not ours either.
      if (name === ANALYTICS_HELPER) reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendFile(request, reply, file, cacheControl);
    });
  }
  for (const url of PANEL_PATHS) {
    app.get(url, { schema: { hide: true } }, async (request, reply) =>
      sendFile(request, reply, site.panel, 'no-cache'),
    );
  }
  registerPublicPages(app, site, settings);
};
