import { fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerHealthRoutes, type Health } from './health-routes.ts';
import type { MeasuredContext } from './measure-installation.ts';
import { registerMetrics } from './metrics.ts';

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
