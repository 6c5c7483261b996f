import type { IncomingMessage } from 'node:http';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicDemo, SandboxLog } from '../sandbox-options.ts';
import { foreignRequest, type OwnNames } from './foreign-request.ts';
import { readMultipart } from './multipart.ts';

const LARGEST_BODY = 64 * 1024 * 1024;
/** Room for one picture of a stranger. */
const LARGEST_VISITORS_BODY = 12 * 1024 * 1024;

/** The HTTP server of the sandbox, which reads JSON, forms and multipart. */
export const createHttp = (log: SandboxLog, own: OwnNames, demo: PublicDemo | undefined): FastifyInstance => {
  const app = fastify({
    bodyLimit: demo === undefined ? LARGEST_BODY : LARGEST_VISITORS_BODY,
    trustProxy: demo?.trustProxy ?? false,
    forceCloseConnections: true,
    // Discord's clients escape the @ of `@me` and `@original`, which the router does not decode.
    rewriteUrl: (request) => (request.url ?? '/').replaceAll('%40', '@'),
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onRequest', async (request, reply) => {
    // No other page may show ours in a frame, against clickjacking.
    reply.header('x-frame-options', 'DENY');
    const refusal = foreignRequest(request.raw, own);
    if (!refusal) return undefined;
    return reply.code(refusal.status).send({ error: 'foreign_request', message: refusal.message });
  });
  app.addHook('onError', async (request, reply, error) => {
    if (reply.statusCode >= 500)
      log.warn(`The sandbox failed at ${request.method} ${request.url}: ${error.stack}`);
  });
  app.addContentTypeParser('multipart/form-data', (_request: FastifyRequest, payload: IncomingMessage) =>
    readMultipart(payload),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, new URLSearchParams(text as string));
    },
  );
  return app;
};
