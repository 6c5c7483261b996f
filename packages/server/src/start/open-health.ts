import { buildHealthApi } from '@famiglia/api/health/build-health-api';
import type { Health } from '@famiglia/api/health/health-routes';
import type { Context } from '@famiglia/core/platform/context';
import { listeningLog } from './listening-log.ts';
import type { Start } from './start.ts';
import { step } from './step.ts';

/** A process without the API answers those who watch it, where the API would listen. */
export const openHealth = async (start: Start, context: Context, health: Health): Promise<void> => {
  const { settings, log, shutdown } = start;
  await step(
    start,
    'health',
    async () => {
      const app = buildHealthApi(context, health, listeningLog(log));
      shutdown.add('http', async () => app.close());
      await app.listen({ port: settings.PORT, host: settings.HOST });
    },
    { describe: () => `http://${settings.HOST}:${settings.PORT}/readyz` },
  );
};
