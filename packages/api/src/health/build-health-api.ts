import type { Context } from '@famiglia/core/platform/context';
import { fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerHealthRoutes, type Health } from './health-routes.ts';
import { registerMetrics } from './metrics.ts';

/** The routes of a process without the API, for monitoring: `/healthz`, `/readyz` and `/metrics`. */
export const buildHealthApi = (
  context: Pick<Context, 'db' | 'files'>,
  health: Health,
  log?: FastifyBaseLogger,
): FastifyInstance => {
  const app = fastify(log === undefined ? {} : { loggerInstance: log });
  registerMetrics(app, context);
  registerHealthRoutes(app, context, health);
  return app;
};
