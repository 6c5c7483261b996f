import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApi } from '@famiglia/api/build-api';
import type { Health } from '@famiglia/api/health/health-routes';
import type { Context } from '@famiglia/core/platform/context';
import { listeningLog } from './listening-log.ts';
import { proxyWarning } from '../settings/proxy-warning.ts';
import { redirectToPublicHost } from './redirect-to-public-host.ts';
import type { Start } from './start.ts';
import { step } from './step.ts';

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
        trustProxy: settings.TRUST_PROXY,
        ...(withWeb ? { webRoot } : {}),
        pages: {
          geoLookupUrl: settings.GEO_LOOKUP_URL,
          analytics: settings.ANALYTICS_SCRIPT_URL
            ? { scriptUrl: settings.ANALYTICS_SCRIPT_URL, id: settings.ANALYTICS_ID }
            : undefined,
        },
      });
      redirectToPublicHost(app, settings.PUBLIC_URL);
      shutdown.add('http', async () => app.close());
      await app.listen({ port: settings.PORT, host: settings.HOST });
    },
    { describe: () => settings.PUBLIC_URL },
  );
};
