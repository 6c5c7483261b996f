import PgBoss from 'pg-boss';
import type { Logger } from '../logger.ts';
import { bossConnection } from './boss-connection.ts';
import { JOBS, JOB_NAMES } from './job-definitions.ts';
import type { Jobs } from './jobs.ts';

/** Together with a job's own seconds this decides how soon the jobs of a killed worker run again. */
const LOOK_FOR_DEAD_WORKERS_SECONDS = 10;
const LOOK_FOR_JOBS_SECONDS = 0.5;
const FINISH_WITHIN_MS = 10_000;

export interface RunningJobs extends Jobs {
  stop: () => Promise<void>;
}

interface JobsOptions {
  /** One of the processes keeps the queues in order and the timetable; more than one do no harm. */
  keeper: boolean;
}

/** The queues in the database. Every process may send; those that call `work` also run jobs. */
export const startJobs = async (
  connectionString: string,
  log: Logger,
  { keeper }: JobsOptions,
): Promise<RunningJobs> => {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    application_name: 'famiglia jobs',
    supervise: keeper,
    schedule: keeper,
    maintenanceIntervalSeconds: LOOK_FOR_DEAD_WORKERS_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  await boss.start();
  for (const name of JOB_NAMES) await declareQueue(boss, name, keeper);

  return {
    send: async (db, name, payload) => {
      await boss.send(name, payload, { db: bossConnection(db) });
    },
    work: async (name, handler) => {
      type Payload = Parameters<typeof handler>[0];
      const run = async (batch: readonly PgBoss.Job<Payload>[]): Promise<void> => {
        for (const job of batch) {
          try {
            await handler(job.data);
          } catch (error) {
            log.warn({ err: error, job: name, jobId: job.id }, 'a job failed; it is tried again');
            throw error;
          }
        }
      };
      const options = { pollingIntervalSeconds: LOOK_FOR_JOBS_SECONDS };
      const workers = await Promise.all(
        Array.from({ length: JOBS[name].atOnce ?? 1 }, async () => boss.work<Payload>(name, options, run)),
      );
      return async () => {
        await Promise.all(workers.map(async (id) => boss.offWork({ id })));
      };
    },
    stop: async () => boss.stop({ graceful: true, timeout: FINISH_WITHIN_MS }),
  };
};

const declareQueue = async (boss: PgBoss, name: (typeof JOB_NAMES)[number], keeper: boolean) => {
  const { seconds, retries, schedule } = JOBS[name];
  const queue = { name, expireInSeconds: seconds, retryLimit: retries, retryDelay: 1, retryBackoff: true };
  await boss.createQueue(name, queue);
  if (!keeper) return;
  // A queue of an earlier version keeps its old limits otherwise.
  await boss.updateQueue(name, queue);
  if (schedule !== undefined) await boss.schedule(name, schedule);
};
