import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '@famiglia/core/platform/encryption';
import { METRICS, metricsRegistry } from '@famiglia/core/platform/metrics/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { measureInstallation, type MeasuredContext } from './measure-installation.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Gauges whose names end as those of counters: `promtool check metrics` refuses them. */
const BADLY_NAMED = /^nodejs_active_.*_total$/;

/**
 * Once per process: its figures are those of Node, whatever listens. From the first question on, because the delay of the event loop is
 * measured by a timer of ten milliseconds, which would wake a process that nobody watches.
 */
const collectFromNode = (): void => {
  if (metricsRegistry.getSingleMetric('process_cpu_seconds_total') !== undefined) return;
  collectDefaultMetrics({ register: metricsRegistry });
  for (const { name } of metricsRegistry.getMetricsAsArray())
    if (BADLY_NAMED.test(name)) metricsRegistry.removeSingleMetric(name);
};

/**
 * Prometheus metrics, for this machine and for those who have the token: behind a proxy anybody could read them
 * otherwise.
 */
export const registerMetrics = (app: FastifyInstance, context: MeasuredContext, token?: string): void => {
  const stopMeasuring = measureInstallation(context);
  app.addHook('onClose', async () => stopMeasuring());

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: reply.statusCode };
    METRICS.httpRequestSeconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) return reply.callNotFound();
    collectFromNode();
    return reply.type(metricsRegistry.contentType).send(await metricsRegistry.metrics());
  });
};

/** By the connection itself: a proxy on this machine forwards strangers, with headers of their choice. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const hasToken = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined &&
  timingSafeEqual(hashToken(headers.authorization ?? ''), hashToken(`Bearer ${token}`));
