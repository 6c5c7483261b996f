import type { FastifyInstance } from 'fastify';

/**
 * A browser that comes by another of this machine's names (localhost instead of 127.0.0.1) is sent to the
 * public one: sign-in comes back there, and would not find the cookie it left elsewhere.
 */
export const redirectToPublicHost = (app: FastifyInstance, publicUrl: string): void => {
  const { host } = new URL(publicUrl);
  // Behind a proxy every request may carry a local name: sending it back would go round in circles.
  if (!LOOPBACK.test(host)) return;
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage && request.host !== host && LOOPBACK.test(request.host)) {
      await reply.redirect(`${publicUrl}${request.url}`, 307);
    }
  });
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
