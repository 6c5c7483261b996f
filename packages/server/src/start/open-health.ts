import { buildHealthApi } from '@famiglia/api/health/build-health-api';
import type { Health } from '@famiglia/api/health/health-routes';
import type { Context } from '@famiglia/core/context';
import type { Start } from './start.ts';
import { step } from './step.ts';

/** A process without the API answers those who watch it, where the API would listen. */
export const openHealth = async (
  { settings, log, stops }: Start,
  context: Context,
  health: Health,
): Promise<void> => {
  await step(
    log,
    'health',
    async () => {
      const app = buildHealthApi(context, health, log);
      stops.add('http', async () => app.close());
      await app.listen({ port: settings.PORT, host: settings.HOST });
    },
    () => `http://${settings.HOST}:${settings.PORT}/readyz`,
  );
};
