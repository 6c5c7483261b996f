import type { Context } from '@famiglia/core/context';
import { databaseLatency } from '@famiglia/core/health/database-latency';
import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** Named parts of the process that must be up before it is sent people. */
  checks: Record<string, () => boolean>;
}

/** For whoever watches the process: alive at all, and ready for people. */
export const registerHealthRoutes = (app: FastifyInstance, context: Context, readiness: Readiness): void => {
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    const database = await databaseLatency(context).then(
      () => true,
      () => false,
    );
    const parts = Object.entries(readiness.checks).map(([name, check]) => [name, check()] as const);
    const checks = { database, ...Object.fromEntries(parts) };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', checks });
  });
};
