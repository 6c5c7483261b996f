import type { Bus } from '../platform/bus/bus.ts';
import { startJobs, type RunningJobs } from '../platform/jobs/start-jobs.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { JOBS } from '../jobs.ts';

/** The real queues, created when a test first uses them: most tests do not. */
export const lazyJobs = (connectionString: string, bus: Bus): RunningJobs => {
  let started: Promise<RunningJobs> | undefined;
  const jobs = (): Promise<RunningJobs> =>
    (started ??= startJobs(connectionString, silentLogger, { jobs: JOBS, keeper: false, bus }));
  return {
    send: async (db, queue, payload) => (await jobs()).send(db, queue, payload),
    work: async (job, handler) => (await jobs()).work(job, handler),
    listDeadLetters: async (page) => (await jobs()).listDeadLetters(page),
    runAgain: async (id) => (await jobs()).runAgain(id),
    measure: async () => (await jobs()).measure(),
    stop: async () => (await started)?.stop(),
  };
};
