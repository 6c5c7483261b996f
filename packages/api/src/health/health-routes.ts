import type { Context } from '@famiglia/core/platform/context';
import { databaseLatency } from '@famiglia/core/platform/health/database-latency';
import type { FastifyInstance, FastifyBaseLogger } from 'fastify';
import { fastify } from 'fastify';
import type { MeasuredContext } from './measure-installation.ts';
import { registerMetrics } from './metrics.ts';

/** True where a service is ready, or else what is missing. */
export type ReadyCheck = () => boolean | string;

export interface Health {
  /** Why only a restart helps, if that is so. */
  isStuck?: () => boolean;
  /** Named services that must be ready before the process gets traffic. */
  checks: Record<string, ReadyCheck>;
}

/** Monitoring waits at least two seconds: a database that answers later counts as not answering. */
export const READY_WITHIN_MS = 1500;

/**
 * Whether the database answers in time. A frozen one keeps each question on a connection for long, so there is one
 * question at a time, however often monitoring asks.
 */
const createDatabaseCheck = (context: Pick<Context, 'db'>) => {
  let asked: Promise<boolean> | undefined;
  return async (): Promise<boolean> => {
    asked ??= databaseLatency(context)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), READY_WITHIN_MS);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
};

/** For monitoring: whether the process is alive, and whether it is ready. */
export const registerHealthRoutes = (
  app: FastifyInstance,
  context: Pick<Context, 'db'>,
  health: Health,
): void => {
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    const stuck = health.isStuck?.() ?? false;
    return reply.code(stuck ? 503 : 200).send({ status: stuck ? 'stuck' : 'ok' });
  });

  const databaseAnswers = createDatabaseCheck(context);
  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    const database = (await databaseAnswers()) || 'does not answer';
    const parts = Object.entries(health.checks).map(([name, check]) => [name, check()] as const);
    const checks = { database, ...Object.fromEntries(parts) };
    const ready = Object.values(checks).every((check) => check === true);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', checks });
  });
};

/** The routes of a process without the API, for monitoring: `/healthz`, `/readyz` and `/metrics`. */
export const buildHealthApi = (
  context: MeasuredContext,
  health: Health,
  { log, metricsToken }: { log?: FastifyBaseLogger; metricsToken?: string | undefined } = {},
): FastifyInstance => {
  const app = fastify(log === undefined ? {} : { loggerInstance: log });
  registerMetrics(app, context, metricsToken);
  registerHealthRoutes(app, context, health);
  return app;
};
