import type PgBoss from 'pg-boss';
import type { Bus } from '../bus/bus.ts';
import type { Logger } from '../log/logger.ts';
import { findWaitingQueues } from './job.queries.ts';

/**
 * How soon a job is found that no bus event announced. Together with a job's own time limit this decides how soon the
 * jobs of a killed worker run again.
 */
export const LOOK_MS = 10_000;
const LOOK_AGAIN_MS = 500;

interface QueueWatch {
  /** Calls `wake` whenever a job of this queue may be due. Returns a function that ends it. */
  add: (name: string, wake: () => void) => () => void;
  stop: () => Promise<void>;
}

/**
 * Wakes the workers of this process when their queues have something to do. A job that is due is announced by the bus;
 * for those that start later one timer waits for the next. Because bus events can be lost and workers can die, all
 * queues are looked through together at intervals and after a gap of the bus.
 */
export const watchQueues = (boss: PgBoss, log: Logger, bus: Pick<Bus, 'subscribe' | 'onGap'>): QueueWatch => {
  const wakers = new Map<string, () => void>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let stopped = false;

  /** Returns when the next look is due. */
  const wakeDue = async (): Promise<number> => {
    try {
      let nextMs = LOOK_MS;
      let isOverdue = false;
      for (const { name, due, nextInMs, overdue } of await findWaitingQueues(boss, [...wakers.keys()])) {
        isOverdue ||= overdue;
        if (due) wakers.get(name)?.();
        nextMs = Math.min(nextMs, nextInMs ?? LOOK_MS);
      }
      // Queues them again, which announces them.
      if (isOverdue) await boss.expire();
      return nextMs;
    } catch (error) {
      log.error({ err: error }, 'the job queues could not be looked through; it is tried again');
      return LOOK_AGAIN_MS;
    }
  };

  /** One look at a time: another one that is asked for meanwhile follows it. */
  const look = (): void => {
    if (stopped || wakers.size === 0) return;
    clearTimeout(timer);
    lookAgain = looking !== undefined;
    looking ??= lookOnce();
  };
  const lookOnce = async (): Promise<void> => {
    const nextMs = await wakeDue();
    looking = undefined;
    if (lookAgain) look();
    else if (!stopped) timer = setTimeout(look, nextMs);
  };

  const unsubscribe = bus.subscribe(['jobs.queued'], (event) => {
    if (event.type !== 'jobs.queued' || !wakers.has(event.name)) return;
    if (event.later) look();
    else wakers.get(event.name)?.();
  });
  const unsubscribeGap = bus.onGap(look);

  return {
    add: (name, wake) => {
      wakers.set(name, wake);
      look();
      return () => {
        if (wakers.get(name) === wake) wakers.delete(name);
      };
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      unsubscribeGap();
      await looking;
    },
  };
};
