import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgresBus, type PostgresBus } from '../bus/postgres-bus.ts';
import { silentLogger } from '../log/logger.ts';
import { METRICS, metricsRegistry } from '../metrics/metrics.ts';
import { skipTimers } from '../../testing/skip-timers.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { revokeGrantsJob } from '../../auth/revoke-grants.ts';
import { JOBS } from '../../jobs.ts';
import { ingestScreenshotsJob } from '../../screenshots/intake/ingest-screenshots.ts';
import { postSeriesJob } from '../../series/post-series.ts';
import { expireWarningsJob } from '../../warnings/expire-warnings.ts';
import { JobPostponed } from './job-postponed.ts';
import type { JobHandler } from './jobs.ts';
import { startJobs, type RunningJobs } from './start-jobs.ts';
import { LOOK_MS } from './watch-queues.ts';

const { name: NAME, seconds } = ingestScreenshotsJob;
type Handler = JobHandler<{ guildId: string; sourceId: string }>;

let database: TestDatabase;
let bus: PostgresBus;
let jobs: RunningJobs;
let other: RunningJobs;

beforeAll(async () => {
  database = await createTestDatabase();
  bus = await startPostgresBus(database.connectionString, silentLogger);
  // Neither keeps the schedule: a minute that begins during a test would add jobs to those that it counts.
  jobs = await startJobs(database.connectionString, silentLogger, { jobs: JOBS, keeper: false, bus });
  other = await startJobs(database.connectionString, silentLogger, { jobs: JOBS, keeper: false, bus });
});
afterAll(async () => {
  await jobs.stop();
  await other.stop();
  await bus.stop();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('delete from pgboss.job');
});

/** A signal that only its listener knows must outlive a garbage collection. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const work = async (by: RunningJobs, handler: Handler): Promise<void> =>
  onTestFinished(await by.work(ingestScreenshotsJob, handler));
const ask = async (guildId: string): Promise<void> =>
  jobs.send(database.db, ingestScreenshotsJob, { guildId, sourceId: '1' });
const countJobs = async (state: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>(
    'select count(*) from pgboss.job where name = $1 and state::text = $2',
    [NAME, state],
  );
  return Number(rows[0]?.count);
};

test('equal jobs are done by one run', async () => {
  for (let times = 0; times < 20; times += 1) await ask('1');
  const handler = vi.fn<Handler>().mockResolvedValue();
  await work(jobs, handler);
  await vi.waitFor(async () => expect(await countJobs('completed')).toBe(20), { timeout: 20_000 });
  expect(handler).toHaveBeenCalledTimes(1);
});

test('a job that is queued during a run of its equal gets its own run afterwards', async () => {
  let running = 0;
  let most = 0;
  const held = new AbortController();
  const handler = vi.fn<Handler>().mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    if (!held.signal.aborted) await once(held.signal, 'abort');
    running -= 1;
  });
  await work(jobs, handler);
  await work(other, handler);
  await ask('2');
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  await ask('2');
  // It is postponed while the first one runs, in any process.
  await vi.waitFor(async () => expect(await countJobs('completed')).toBeGreaterThan(1), { timeout: 20_000 });
  held.abort();
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect(most).toBe(1);
});

test('jobs of different guilds run at the same time', async () => {
  const running = new Set<string>();
  const handler: Handler = async ({ guildId }, signal) => {
    running.add(guildId);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  };
  await work(jobs, handler);
  for (const guildId of ['3', '4']) await ask(guildId);
  await vi.waitFor(() => expect(running.size).toBe(2), { timeout: 20_000 });
});

test("a handler's signal is aborted before the queue gives the job to another worker", async () => {
  const expiryMs = seconds * 1000;
  const limits = skipTimers((ms) => ms > expiryMs / 2 && ms < expiryMs);
  const handler = vi.fn<Handler>().mockImplementationOnce(async (_payload, signal) => {
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    setImmediate(collectGarbage);
    await aborted;
    throw new JobPostponed(0);
  });
  await work(jobs, handler);
  await ask('6');
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect(limits).not.toEqual([]);
  expect(await countJobs('failed')).toBe(0);
});

test('a job without retries left is a dead letter until a site admin runs it again', async () => {
  const handler = vi.fn<Handler>().mockRejectedValueOnce(new Error('Discord said no')).mockResolvedValue();
  await ask('700000000000000007');
  await database.pool.query('update pgboss.job set retry_limit = 0 where name = $1', [NAME]);
  await work(jobs, handler);
  const letters = async () => jobs.listDeadLetters({ limit: 10, offset: 0 });
  await vi.waitFor(async () => expect((await letters()).total).toBe(1), { timeout: 20_000 });
  const [letter] = (await letters()).items;
  expect(letter).toMatchObject({
    name: NAME,
    title: ingestScreenshotsJob.title,
    guildId: '700000000000000007',
    reason: 'Discord said no',
    tries: 1,
  });
  expect(await jobs.runAgain(letter?.id ?? '')).toBe(true);
  expect(await jobs.runAgain(letter?.id ?? '')).toBe(false);
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  await vi.waitFor(async () => expect((await letters()).total).toBe(0), { timeout: 20_000 });
});

test('jobs of the schedule that hang do not hold back the others', async () => {
  const held = new AbortController();
  const hang = vi.fn<() => Promise<void>>().mockImplementation(async () => {
    if (!held.signal.aborted) await once(held.signal, 'abort');
  });
  for (const job of [revokeGrantsJob, postSeriesJob]) {
    onTestFinished(await jobs.work(job, hang));
    await jobs.send(database.db, job, {});
  }
  const quick = vi.fn<() => Promise<void>>().mockResolvedValue();
  onTestFinished(await jobs.work(expireWarningsJob, quick));
  // Ends what hangs before the workers are stopped, which wait for it.
  onTestFinished(() => held.abort());
  await vi.waitFor(() => expect(hang).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  await jobs.send(database.db, expireWarningsJob, {});
  await vi.waitFor(() => expect(quick).toHaveBeenCalledTimes(1), { timeout: 10_000 });
});

const measured = async (outcome: string): Promise<boolean> =>
  (await metricsRegistry.getSingleMetricAsString('famiglia_job_seconds')).includes(
    `famiglia_job_seconds_count{queue="${NAME}",outcome="${outcome}"} 1`,
  );

test('every run of a job is measured, by its queue and how it ended', async () => {
  METRICS.jobSeconds.reset();
  const handler = vi
    .fn<Handler>()
    .mockRejectedValueOnce(new Error('Discord said no'))
    .mockRejectedValueOnce(new JobPostponed(0))
    .mockResolvedValue();
  await work(jobs, handler);
  await ask('9');
  await vi.waitFor(async () => expect(await measured('done')).toBe(true), { timeout: 20_000 });
  expect(await measured('failed')).toBe(true);
  expect(await measured('postponed')).toBe(true);
});

/** Until the test ends, no look follows the last one by itself. Returns how many would have. */
const holdLooks = (): (() => number) => {
  const { setTimeout: real } = globalThis;
  let held = 0;
  const hold = (run: () => void, ms = 0): NodeJS.Timeout => {
    if (ms !== LOOK_MS) return real(run, ms);
    held += 1;
    return real(() => undefined, 0);
  };
  vi.stubGlobal('setTimeout', Object.assign(hold, real));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => held;
};

test('a job is found although its announcement was lost: when the bus is heard again', async () => {
  const looks = holdLooks();
  let hear: (() => void) | undefined;
  const deaf = await startJobs(database.connectionString, silentLogger, {
    jobs: JOBS,
    keeper: false,
    bus: {
      subscribe: () => () => undefined,
      onGap: (handler) => {
        hear = handler;
        return () => undefined;
      },
    },
  });
  onTestFinished(async () => deaf.stop());
  const handler = vi.fn<Handler>().mockResolvedValue();
  // It finds what waits at its start. From then on it only hears.
  await ask('8');
  await work(deaf, handler);
  await vi.waitFor(async () => expect(await countJobs('completed')).toBe(1), { timeout: 20_000 });
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(0), { timeout: 20_000 });
  await ask('9');
  hear?.();
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), { timeout: 20_000 });
});

test('a job whose announcement was lost is found by the next look', async () => {
  const looks = skipTimers((ms) => ms === LOOK_MS);
  const deaf = await startJobs(database.connectionString, silentLogger, {
    jobs: JOBS,
    keeper: false,
    bus: { subscribe: () => () => undefined, onGap: () => () => undefined },
  });
  onTestFinished(async () => deaf.stop());
  const handler = vi.fn<Handler>().mockResolvedValue();
  await work(deaf, handler);
  await vi.waitFor(() => expect(looks.length).toBeGreaterThan(1), { timeout: 20_000 });
  await ask('10');
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), { timeout: 20_000 });
});
