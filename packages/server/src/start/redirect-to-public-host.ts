import type { FastifyInstance } from 'fastify';

/**
 * Redirects a browser from another name of this machine (localhost instead of 127.0.0.1) to the public one: sign-in
 * returns there, and would not find a cookie that was set for the other name.
 */
export const redirectToPublicHost = (app: FastifyInstance, publicUrl: string): void => {
  const { host } = new URL(publicUrl);
  // Behind a proxy every request may have a local host name: a redirect would loop.
  if (!LOOPBACK.test(host)) return;
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage && request.host !== host && LOOPBACK.test(request.host)) {
      await reply.redirect(`${publicUrl}${request.url}`, 307);
    }
  });
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
