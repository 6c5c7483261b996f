import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import type { Logger } from '../log/logger.ts';
import { METRICS } from '../metrics/metrics.ts';
import type { JobDeclaration } from './job-declaration.ts';
import { JobPostponed } from './job-postponed.ts';
import { absorbWaiting } from './job.queries.ts';
import type { JobHandler } from './jobs.ts';

/** After the queue could not be read. */
const READ_AGAIN_MS = 500;
/** How much of a job's time is left when its signal is aborted: enough to finish the current step. */
const SPARE_MS = 3000;
const TWIN_MS = 1000;

/**
 * Many jobs of the schedule are due at the same minute. One after another they need one connection to the database, all at
 * once they would open all that the process may have, every minute. Two, so that a slow one does not hold up all others.
 */
const limitScheduled = limitConcurrency(2);
/** Minutes that were missed are run as one, so a queue of the schedule is empty after one fetch. */
const MISSED_MINUTES = 100;
/** A job of the schedule that takes longer gives its turn away and goes on: it is slow, or hangs. */
const TURN_MS = 1000;

const OUTCOMES = ['done', 'failed', 'postponed'];

interface Worker {
  /** A job may be due. */
  wake: () => void;
  stop: () => Promise<void>;
}

/**
 * Runs the jobs of one queue, up to `atOnce` at the same time: it fetches until the queue is empty, and again when it is
 * woken or, while all places are taken, when one is done. Jobs of the same key never run at the same time, and those that
 * wait when one begins are completed by it.
 */
export const startWorker = <Payload extends object>(
  boss: PgBoss,
  log: Logger,
  { name, atOnce = 1, seconds, schedule }: JobDeclaration<Payload>,
  handler: JobHandler<Payload>,
): Worker => {
  const stopping = new AbortController();
  // Every queue listens to it, so there are more listeners than Node's warning allows.
  setMaxListeners(0, stopping.signal);
  const running = new Map<string, Promise<void>>();
  // A series that begins with its first failure would not show it: Prometheus counts from the first figure that it sees.
  for (const outcome of OUTCOMES) METRICS.jobSeconds.zero({ queue: name, outcome });

  const run = async ([job, ...same]: Batch<Payload>, begun: () => void): Promise<void> => {
    if (same.length > 0)
      await boss.complete(
        name,
        same.map(({ id }) => id),
      );
    if (job.singletonKey !== null && !(await absorbWaiting(boss, job)))
      return postpone(job, TWIN_MS * (0.5 + Math.random()));
    begun();
    // AbortSignal.timeout() would not do: inside a joined signal it is garbage-collected before it fires.
    const overtime = new AbortController();
    const timer = setTimeout(() => overtime.abort(), seconds * 1000 - SPARE_MS);
    const measure = METRICS.jobSeconds.startTimer({ queue: name });
    try {
      await handler(job.data, AbortSignal.any([stopping.signal, overtime.signal]));
      measure({ outcome: 'done' });
    } catch (error) {
      measure({ outcome: error instanceof JobPostponed ? 'postponed' : 'failed' });
      throw error;
    } finally {
      clearTimeout(timer);
    }
    await boss.complete(name, job.id);
  };

  const postpone = async (job: FetchedJob<Payload>, delayMs: number): Promise<void> => {
    const startAfter = new Date(Date.now() + delayMs);
    await boss.send(name, job.data, { ...keyOf(job), startAfter });
    await boss.complete(name, job.id);
  };

  const runSafely = async (batch: Batch<Payload>, isTwin: boolean, begun: () => void): Promise<void> => {
    const [job] = batch;
    try {
      await (isTwin ? Promise.reject(new JobPostponed(TWIN_MS)) : run(batch, begun)).catch(
        async (error: unknown) => {
          if (error instanceof JobPostponed) return postpone(job, error.delayMs);
          log.warn({ err: error, job: name, jobId: job.id }, 'a job failed; it is tried again');
          await boss.fail(name, job.id, error instanceof Error ? error : new Error(String(error)));
        },
      );
    } catch (error) {
      // The queue detects by itself that the job was never finished.
      log.error({ err: error, job: name, jobId: job.id }, 'the queue could not be told how a job ended');
    } finally {
      begun();
    }
  };

  const keyOfRun = (job: FetchedJob<Payload>): string =>
    schedule === undefined ? (job.singletonKey ?? job.id) : name;

  /**
   * Fetches as many as can run. Returns whether more may wait. Those with an equal job in this process wait, also after its time limit. It ends when all
   * have taken over the jobs that equal them: the next fetch must not see those.
   */
  const take = async (): Promise<boolean> => {
    const room = atOnce - running.size;
    if (room <= 0) return false;
    const batchSize = schedule === undefined ? room : MISSED_MINUTES;
    const jobs = await boss.fetch<Payload>(name, { batchSize, includeMetadata: true });
    const begun = [...sameTogether(jobs, keyOfRun)].map(
      async ([key, batch]) =>
        new Promise<void>((resolve) => {
          if (running.has(key)) void runSafely(batch, true, resolve);
          else
            running.set(
              key,
              runSafely(batch, false, resolve).finally(() => running.delete(key)),
            );
        }),
    );
    await Promise.all(begun);
    return jobs.length === batchSize || (schedule === undefined && jobs.length > 0);
  };

  const takeInTurn = async (): Promise<boolean> => {
    if (schedule === undefined) return take();
    return limitScheduled(async () => {
      const taken = await take();
      const over = sleep(TURN_MS, undefined, { ref: false });
      await Promise.race([Promise.all(running.values()), over]);
      return taken;
    });
  };

  let wake: (() => void) | undefined;
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Before the fetch: a job that comes during it wakes the worker again.
      const woken = new Promise<void>((resolve) => (wake = resolve));
      try {
        if ((await takeInTurn()) && running.size < atOnce) continue;
      } catch (error) {
        log.error({ err: error, job: name }, 'the job queue could not be read');
        await sleep(READ_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
        continue;
      }
      await (running.size < atOnce ? woken : Promise.race(running.values()));
    }
  };
  const looping = loop();

  return {
    wake: () => wake?.(),
    stop: async () => {
      stopping.abort();
      wake?.();
      await looping;
      await Promise.all(running.values());
    },
  };
};

/** Equal jobs of one fetch. */
type Batch<Payload extends object> = [FetchedJob<Payload>, ...FetchedJob<Payload>[]];
type FetchedJob<Payload extends object> = PgBoss.JobWithMetadata<Payload>;

const sameTogether = <Payload extends object>(
  jobs: readonly FetchedJob<Payload>[],
  keyOfRun: (job: FetchedJob<Payload>) => string,
): Map<string, Batch<Payload>> => {
  const batches = new Map<string, Batch<Payload>>();
  for (const job of jobs) {
    const key = keyOfRun(job);
    const batch = batches.get(key);
    if (batch === undefined) batches.set(key, [job]);
    else batch.push(job);
  }
  return batches;
};

const keyOf = ({ singletonKey }: { singletonKey: string | null }) =>
  singletonKey === null ? {} : { singletonKey };
