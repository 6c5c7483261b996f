import { performance } from 'node:perf_hooks';
import { AppError } from '@famiglia/core/platform/app-error';
import type { FastifyInstance } from 'fastify';

const MOST_BUSY = 0.99;
const LOOK_MS = 5000;
const COME_BACK_S = 5;

/**
 * Refuses requests of a process that has not had a pause for seconds: those that are answered are then answered in time. It looks when
 * somebody asks, so an idle process is not woken for it.
 */
export const shedLoad = (
  app: FastifyInstance,
  clock: Pick<typeof performance, 'now' | 'eventLoopUtilization'> = performance,
): void => {
  let from = clock.eventLoopUtilization();
  let at = clock.now();
  let busy = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (clock.now() - at >= LOOK_MS) {
      busy = clock.eventLoopUtilization(from).utilization;
      from = clock.eventLoopUtilization();
      at = clock.now();
    }
    // A busy process is alive: monitoring must not restart it.
    if (busy <= MOST_BUSY || request.url === '/healthz') return;
    reply.header('retry-after', COME_BACK_S);
    throw new AppError('overloaded');
  });
};
