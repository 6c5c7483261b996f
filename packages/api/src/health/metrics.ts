import type { Context } from '@famiglia/core/platform/context';
import { measureWaiting } from '@famiglia/core/guilds/undelivered/undelivered.queries';
import { readScreenshotSpace } from '@famiglia/core/screenshots/intake/screenshot-quota';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Prometheus metrics, only for this machine: behind a proxy anybody could read them otherwise. */
export const registerMetrics = (app: FastifyInstance, context: Pick<Context, 'db' | 'files'>): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePictures(registry, context);
  countStorageFailures(registry, context);
  measureDeliveries(registry, context);
  const durations = new Histogram({
    name: 'famiglia_http_request_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

/** Read on request. While the database is away its figures are left out, and the others are still returned. */
const measurePictures = (registry: Registry, context: Pick<Context, 'db' | 'files'>): void => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const bytes = gauge('famiglia_pictures_bytes', 'How much room the kept pictures take');
  const free = gauge('famiglia_disk_free_bytes', 'What the disk of the pictures has left');
  const pictures = new Gauge({
    name: 'famiglia_pictures',
    help: 'How many pictures are kept',
    registers: [],
    async collect() {
      const space = await readScreenshotSpace(context).catch(() => null);
      if (space === null) return;
      this.set(space.pictures);
      bytes.set(space.bytes);
      if (space.freeBytes !== null) free.set(space.freeBytes);
    },
  });
  registry.registerMetric(pictures);
};

/** What went wrong with files since this process started. One that grows is worth an alarm. */
const countStorageFailures = (registry: Registry, { files }: Pick<Context, 'files'>): void => {
  const failures = new Counter({
    name: 'famiglia_storage_failures_total',
    help: 'Files that could not be read or stored since the start, by reason',
    labelNames: ['kind'],
    registers: [],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(files.failures)) this.inc({ kind }, count);
    },
  });
  registry.registerMetric(failures);
};

/** What the bot still has to bring to Discord. A number that grows means that no bot is at work. */
const measureDeliveries = (registry: Registry, { db }: Pick<Context, 'db'>): void => {
  const oldest = new Gauge({
    name: 'famiglia_deliveries_oldest_seconds',
    help: 'How long the oldest delivery to Discord has waited',
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'famiglia_deliveries_waiting',
    help: 'How many deliveries to Discord wait',
    registers: [],
    async collect() {
      const measured = await measureWaiting(db).catch(() => null);
      if (measured === null) return;
      this.set(measured.waiting);
      oldest.set(measured.oldestSeconds);
    },
  });
  registry.registerMetric(waiting);
};

/** By the connection itself: a proxy on this machine forwards strangers, with headers of their choice. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
