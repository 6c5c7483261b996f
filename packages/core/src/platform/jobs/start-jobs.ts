import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Bus } from '../bus/bus.ts';
import type { DatabaseLimits } from '../db/limits.ts';
import { withLongWork } from '../db/with-long-work.ts';
import type { Logger } from '../log/logger.ts';
import type { JobDeclaration } from './job-declaration.ts';
import {
  announceJobs,
  countDeadLetters,
  dropQueue,
  findDeadLetters,
  measureQueues,
  reviveJob,
} from './job.queries.ts';
import type { Jobs } from './jobs.ts';
import { connectionOf, openConnections, shareConnections } from './queue-connection.ts';
import { runSchedule } from './run-schedule.ts';
import { startWorker } from './start-worker.ts';
import { watchQueues } from './watch-queues.ts';

/** Finished jobs are put away this often. */
const MAINTAIN_EVERY_SECONDS = 600;
const FINISH_WITHIN_MS = 10_000;
/** The queues are looked through again and again, so they stay small. */
const KEEP_FINISHED_SECONDS = 60 * 60;
/** How long the site admin can see failed jobs. */
const KEEP_DEAD_LETTERS_SECONDS = 30 * 24 * 60 * 60;

/**
 * Processes that start together on an empty database wait for each other: creating queues at the same time causes a
 * deadlock.
 */
const QUEUES_LOCK = 72_616_272;

export interface RunningJobs extends Jobs {
  stop: () => Promise<void>;
}

interface JobsOptions {
  /** Every job of the program: the list of `jobs.ts`. */
  jobs: readonly JobDeclaration[];
  /** Whether this process maintains the queues and the schedule; one process is enough, several do no harm. */
  keeper: boolean;
  /** The same database without PgBouncer between, if there is one. */
  directConnectionString?: string;
  /**
   * Connections to share with other work. Without it the queues have their own, which nothing else can keep busy; each of them
   * takes 6 to 11 MB at the server.
   */
  pool?: Pick<Pool, 'query'>;
  /** How workers hear of jobs. A process without it can send jobs, and run none. */
  bus?: Pick<Bus, 'subscribe' | 'onGap'>;
  /** Decides when a minute of the schedule begins. */
  clock?: () => Date;
  /** Other limits on statements and locks, for tests that wait for them. */
  limits?: Partial<DatabaseLimits>;
}

/** The queues in the database. Every process may send; those that call `work` also run jobs. */
export const startJobs = async (
  connectionString: string,
  log: Logger,
  {
    jobs,
    keeper,
    bus,
    clock = () => new Date(),
    directConnectionString = connectionString,
    pool,
    limits,
  }: JobsOptions,
): Promise<RunningJobs> => {
  const report = (error: Error): void => log.error({ err: error }, 'the job queue reported an error');
  const throughPgBouncer = directConnectionString !== connectionString;
  const connection =
    pool === undefined
      ? openConnections({ connectionString, throughPgBouncer, limits, onError: report })
      : shareConnections(pool);
  const boss = new PgBoss({
    db: connection,
    supervise: keeper,
    schedule: false,
    maintenanceIntervalSeconds: MAINTAIN_EVERY_SECONDS,
    archiveCompletedAfterSeconds: KEEP_FINISHED_SECONDS,
    archiveFailedAfterSeconds: KEEP_DEAD_LETTERS_SECONDS,
  });
  boss.on('error', report);
  const known = new Map(jobs.map((job) => [job.name, job]));
  const titleOf = (name: string) => known.get(name)?.title ?? { ru: name, en: name };
  await withLongWork(directConnectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [QUEUES_LOCK]);
    await boss.start();
    const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) await declareQueue(boss, job, found.get(job.name), keeper);
    await announceJobs(boss);
    if (keeper) await dropFormerQueues(boss, known, [...found.keys()]);
  });

  const workers = new Set<ReturnType<typeof startWorker>>();
  const stopSchedule = keeper ? runSchedule(boss, log, jobs, clock) : undefined;
  const queues = bus === undefined ? undefined : watchQueues(boss, log, bus);

  return {
    send: async (db, { name, merged }, payload) => {
      // pg-boss would lose it without a word.
      if (!known.has(name)) throw new Error(`the job ${name} is not listed in jobs.ts`);
      const singletonKey = merged === true ? { singletonKey: JSON.stringify(payload) } : {};
      await boss.send(name, payload, { ...singletonKey, db: connectionOf(db) });
    },
    work: async (job, handler) => {
      if (queues === undefined) throw new Error('a process without the bus cannot run jobs');
      const worker = startWorker(boss, log, job, handler);
      workers.add(worker);
      const leave = queues.add(job.name, worker.wake);
      return async () => {
        leave();
        workers.delete(worker);
        await worker.stop();
      };
    },
    listDeadLetters: async (page) => {
      const { items, total } = await findDeadLetters(boss, page);
      return { items: items.map((letter) => ({ ...letter, title: titleOf(letter.name) })), total };
    },
    runAgain: async (id) => reviveJob(boss, id),
    measure: async () => {
      const [queues, deadLetters] = await Promise.all([
        measureQueues(boss, [...known.keys()]),
        countDeadLetters(boss),
      ]);
      return { queues, deadLetters };
    },
    stop: async () => {
      await stopSchedule?.();
      await queues?.stop();
      const finished = Promise.all([...workers].map(async (worker) => worker.stop()));
      await Promise.race([finished, sleep(FINISH_WITHIN_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      await connection.close();
    },
  };
};

const declareQueue = async (
  boss: PgBoss,
  { name, seconds, retries }: JobDeclaration,
  found: PgBoss.Queue | undefined,
  keeper: boolean,
) => {
  const queue = { name, expireInSeconds: seconds, retryLimit: retries, retryDelay: 1, retryBackoff: true };
  if (found === undefined) await boss.createQueue(name, queue);
  // Otherwise a queue of an earlier version would keep its old limits.
  else if (keeper && !isDeepStrictEqual({ ...found, ...queue }, found)) await boss.updateQueue(name, queue);
};

/** Queues of an earlier version: nobody runs their jobs any more. Those of pg-boss itself stay. */
const dropFormerQueues = async (
  boss: PgBoss,
  known: ReadonlyMap<string, unknown>,
  found: readonly string[],
): Promise<void> => {
  for (const name of found) {
    if (!known.has(name) && !name.startsWith('__pgboss')) await dropQueue(boss, name);
  }
};
