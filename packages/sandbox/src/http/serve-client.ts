import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The same directory from `src/http` and from `dist/http`. */
const CLIENT = fileURLToPath(new URL('../../client/dist', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Addresses that are no page of the client: an unknown one is a 404. */
const NO_SCREENS = /^\/(sandbox|cdn|oauth2|assets|bank|monitor-[ab])\//;

/** The built web client; any other address is one of its pages. */
export const serveClient = (app: FastifyInstance): void => {
  app.get('/*', async (request, reply) => {
    const path = safePath(request.url);
    const file = await sendFile(reply, path);
    if (file) return file;
    if (NO_SCREENS.test(path)) return nothingThere(reply, path);
    return (await sendFile(reply, '/index.html')) ?? notBuilt(reply);
  });
};

/**
 * The path without a way out of the client's directory, also by Windows separators, and normalised to `/` for
 * the rules below.
 */
const safePath = (url: string): string => {
  const { pathname } = new URL(url, 'http://sandbox');
  return posix.normalize(decodeURIComponent(pathname).replaceAll('\\', '/'));
};

const sendFile = async (reply: FastifyReply, path: string): Promise<FastifyReply | null> => {
  const file = join(CLIENT, path);
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return null;
  // Vite puts a hash into the names below assets/, so those files never change.
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return reply
    .type(TYPES[extname(file)] ?? 'application/octet-stream')
    .header('cache-control', cache)
    .send(createReadStream(file));
};

const nothingThere = (reply: FastifyReply, path: string) =>
  reply.code(404).send({ error: 'not_found', message: `There is nothing at ${path}.` });

const notBuilt = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('This is the local Discord sandbox of Famiglia. Its web client is not built: run `npm run build`.');
