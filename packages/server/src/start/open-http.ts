import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApi } from '@famiglia/api/build-api';
import type { Health } from '@famiglia/api/health/health-routes';
import type { Context } from '@famiglia/core/platform/context';
import type { Start } from './start.ts';
import { step } from './step.ts';
import { listeningLog } from '../log/create-log.ts';
import type { Settings } from '../settings.ts';
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

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The API and the pages, listening. */
export const openHttp = async (start: Start, context: Context, health: Health): Promise<void> => {
  const { settings, log, shutdown } = start;
  const withWeb = settings.SERVICES.has('web');
  if (withWeb && !existsSync(path.join(webRoot, 'panel.html'))) {
    throw new Error(`The web pages are not built (nothing in ${webRoot}): run "npm run build" first.`);
  }
  const warning = proxyWarning(settings);
  if (warning !== null) log.warn(warning);
  await step(
    start,
    withWeb ? 'panel and API' : 'API',
    async () => {
      const app = await buildApi(context, {
        log: listeningLog(log),
        shedLoad: true,
        health,
        metricsToken: settings.METRICS_TOKEN,
        trustProxy: settings.TRUST_PROXY,
        countryHeader: settings.COUNTRY_HEADER,
        ...(withWeb ? { webRoot } : {}),
        pages: {
          geoLookupUrl: settings.GEO_LOOKUP_URL,
          analytics: settings.ANALYTICS_SCRIPT_URL
            ? { scriptUrl: settings.ANALYTICS_SCRIPT_URL, id: settings.ANALYTICS_ID }
            : undefined,
          legalDir: settings.LEGAL_DIR,
        },
      });
      redirectToPublicHost(app, settings.PUBLIC_URL);
      const drainMs = settings.DRAIN_SECONDS * 1000;
      if (drainMs > 0) shutdown.drainFirst(async () => app.drainSockets(drainMs), drainMs);
      shutdown.add('http', async () => app.close());
      await app.listen({ port: settings.PORT, host: settings.HOST });
    },
    { describe: () => settings.PUBLIC_URL },
  );
};

/**
 * Famiglia has no TLS of its own: a public address with https means a proxy, and then every visitor has the proxy's
 * address.
 */
export const proxyWarning = ({ PUBLIC_URL: address, TRUST_PROXY: proxies }: Settings): string | null =>
  address.startsWith('https:') && proxies === false
    ? 'PUBLIC_URL is https and TRUST_PROXY names no proxy: all visitors count as one and share its limits of requests and connections. Set TRUST_PROXY to the address your proxy connects from.'
    : null;
