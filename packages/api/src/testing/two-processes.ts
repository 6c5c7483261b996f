import { createAccessReader } from '@famiglia/core/access/access-reader';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import type { TestContext } from '@famiglia/core/testing/test-context';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../build-api.ts';

export interface TwoProcesses {
  otherBus: Awaited<ReturnType<typeof startPostgresBus>>;
  apps: [FastifyInstance, FastifyInstance];
  stop: () => Promise<void>;
}

/** Two listening APIs that share only the database, like two processes. */
export const startTwoProcesses = async (context: TestContext): Promise<TwoProcesses> => {
  const otherBus = await startPostgresBus(context.connectionString, silentLogger);
  const access = createAccessReader(context.db, otherBus, context.clock);
  const apps = await Promise.all([buildApi(context), buildApi({ ...context, bus: otherBus, access })]);
  await Promise.all(apps.map(async (app) => app.listen({ host: '127.0.0.1', port: 0 })));
  return {
    otherBus,
    apps,
    stop: async () => {
      await Promise.all(apps.map(async (app) => app.close()));
      await otherBus.stop();
    },
  };
};
