import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Paths that belong to the panel's own router; the page behind all of them is the same file. */
const PANEL_PATHS = ['/auth/success', '/auth/error', '/guilds', '/admin', '/guild/*', '/privacy'];

/** Serves what the web package was built into. */
export const registerWeb = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  await app.register(compress, { threshold: 1024 });
  // File names under /assets carry a hash of their content, so they may be kept for ever.
  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_MS,
  });
  for (const url of PANEL_PATHS) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('panel.html', webRoot, { cacheControl: false }),
    );
  }
};
