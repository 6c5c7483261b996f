import { performance } from 'node:perf_hooks';
import { AppError } from '@famiglia/core/platform/app-error';
import type { FastifyInstance } from 'fastify';

const MAX_BUSY_SHARE = 0.99;
/** A turn of the event loop that takes longer makes everybody wait. */
const LONGEST_TURN_MS = 500;
const CHECK_EVERY_MS = 5000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Refuses requests of a process that has had no pause for seconds and whose turns take long: those that it accepts are then
 * answered in time. A process that is only busy goes on, because its answers are not late. It looks when somebody asks, so
 * an idle process is not woken for it.
 */
export const shedLoad = (
  app: FastifyInstance,
  clock: Pick<typeof performance, 'now' | 'eventLoopUtilization'> = performance,
): void => {
  let from = clock.eventLoopUtilization();
  let at = clock.now();
  let longestTurn = 0;
  let isOverloaded = false;
  app.addHook('onRequest', async (request, reply) => {
    const asked = clock.now();
    if (asked - at >= CHECK_EVERY_MS) {
      const { utilization } = clock.eventLoopUtilization(from);
      isOverloaded = utilization > MAX_BUSY_SHARE && longestTurn > LONGEST_TURN_MS;
      from = clock.eventLoopUtilization();
      at = asked;
      longestTurn = 0;
    }
    setImmediate(() => {
      longestTurn = Math.max(longestTurn, clock.now() - asked);
    });
    // A busy process is alive: monitoring must not restart it.
    if (!isOverloaded || request.url === '/healthz') return;
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    throw new AppError('overloaded');
  });
};
