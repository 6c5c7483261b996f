import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgresBus, type PostgresBus } from '../bus/postgres-bus.ts';
import { silentLogger } from '../log/logger.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sweepExpiredSignInsJob } from '../../auth/sweep-expired-sign-ins.ts';
import { JOBS } from '../../jobs.ts';
import { ingestScreenshotsJob } from '../../screenshots/intake/ingest-screenshots.ts';
import { postSeriesJob } from '../../series/post-series.ts';
import { idOfMinute } from './run-schedule.ts';
import { startJobs, type RunningJobs } from './start-jobs.ts';

let database: TestDatabase;
let bus: PostgresBus;
let jobs: RunningJobs;

beforeAll(async () => {
  database = await createTestDatabase();
  bus = await startPostgresBus(database.connectionString, silentLogger);
  jobs = await startJobs(database.connectionString, silentLogger, { jobs: JOBS, keeper: true, bus });
});
afterAll(async () => {
  await jobs.stop();
  await bus.stop();
  await database.drop();
});

const waiting = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>(
    "select count(*) from pgboss.job where name = 'sweep-expired-sign-ins' and state = 'created'",
  );
  return Number(rows[0]?.count);
};

test('a job is queued only if its transaction commits', async () => {
  const before = await waiting();
  await expect(
    database.db.transaction(async (tx) => {
      await jobs.send(tx, sweepExpiredSignInsJob, {});
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await waiting()).toBe(before);

  await database.db.transaction(async (tx) => jobs.send(tx, sweepExpiredSignInsJob, {}));
  expect(await waiting()).toBe(before + 1);
});

test('a job that is not listed is refused: it would never run', async () => {
  await expect(jobs.send(database.db, { name: 'of-nobody' }, {})).rejects.toThrow('not listed');
});

test('processes that start together on an empty database can all create the queues', async () => {
  const { connectionString, pool, drop } = await createTestDatabase();
  await pool.query('drop schema if exists pgboss cascade');
  try {
    const started = await Promise.all(
      [true, false, false].map(async (keeper) =>
        startJobs(connectionString, silentLogger, { jobs: JOBS, keeper }),
      ),
    );
    const { rows } = await pool.query<{ name: string }>('select name from pgboss.queue');
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(JOBS.map(({ name }) => name)));
    await Promise.all(started.map(async (one) => one.stop()));
  } finally {
    await drop();
  }
});

test('missed minutes of a job of the schedule run as one, and again when the handler failed', async () => {
  const handler = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('not yet'))
    .mockResolvedValue();
  const minute = async () => jobs.send(database.db, sweepExpiredSignInsJob, {});
  await Promise.all([minute(), minute(), minute()]);
  await jobs.work(sweepExpiredSignInsJob, handler);
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  const open = `select from pgboss.job where name = $1 and state <= 'active'`;
  await vi.waitFor(
    async () => expect((await database.pool.query(open, [sweepExpiredSignInsJob.name])).rowCount).toBe(0),
    { timeout: 20_000 },
  );
  expect(handler).toHaveBeenCalledTimes(2);
});

test('queues that share the connections of the process run jobs without any of their own', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  const sharing = await startJobs(nowhere, silentLogger, {
    jobs: JOBS,
    keeper: false,
    bus,
    directConnectionString: database.connectionString,
    pool: database.pool,
  });
  onTestFinished(sharing.stop);
  const handler = vi.fn<() => Promise<void>>(async () => Promise.resolve());
  await sharing.work(ingestScreenshotsJob, handler);
  await sharing.send(database.db, ingestScreenshotsJob, { guildId: '1', sourceId: '1' });
  await vi.waitFor(() => expect(handler).toHaveBeenCalled(), { timeout: 20_000 });
});

/**
 * From its first question on, this clock runs from a moment before the minute of a job, and so slowly that a timer until the
 * minute is early.
 */
const newClock = () => {
  let began: number | undefined;
  return vi.fn<() => Date>(() => {
    began ??= performance.now();
    return new Date(Date.UTC(2026, 0, 1, 3, 22, 59, 900) + (performance.now() - began) / 100);
  });
};

test('several processes queue the jobs of a minute once', async () => {
  const clocks = [newClock(), newClock()];
  const both = await Promise.all(
    clocks.map(async (clock) =>
      startJobs(database.connectionString, silentLogger, { jobs: JOBS, keeper: true, clock }),
    ),
  );
  // Asked twice at the start, then at the minute.
  await vi.waitFor(
    () => {
      for (const clock of clocks) expect(clock.mock.calls.length).toBeGreaterThanOrEqual(3);
    },
    { timeout: 20_000 },
  );
  await Promise.all(both.map(async (one) => one.stop()));
  const id = idOfMinute('drop-old-logins', new Date(Date.UTC(2026, 0, 1, 3, 23)));
  const { rowCount } = await database.pool.query('select from pgboss.job where id = $1', [id]);
  expect(rowCount).toBe(1);
});

test('queues of an earlier version are dropped with their jobs and schedules', async () => {
  await database.pool.query("select pgboss.create_queue('of-an-older-version', '{}')");
  await database.pool.query("insert into pgboss.job (name) values ('of-an-older-version')");
  await database.pool.query(
    "insert into pgboss.schedule (name, cron) values ('of-an-older-version', '* * * * *')",
  );
  const keeper = await startJobs(database.connectionString, silentLogger, { jobs: JOBS, keeper: true });
  onTestFinished(async () => keeper.stop());
  const { rows } = await database.pool.query<{ name: string }>(`
    select name from pgboss.queue union all select name from pgboss.schedule union all select name from pgboss.job`);
  expect(rows.map(({ name }) => name)).not.toContain('of-an-older-version');
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(JOBS.map(({ name }) => name)));
});

test('a queue of an earlier version gets today’s limits', async () => {
  await database.pool.query("update pgboss.queue set expire_seconds = 900 where name = 'post-series'");
  const keeper = await startJobs(database.connectionString, silentLogger, { jobs: JOBS, keeper: true });
  onTestFinished(async () => keeper.stop());
  const { rows } = await database.pool.query<{ seconds: number }>(
    "select expire_seconds as seconds from pgboss.queue where name = 'post-series'",
  );
  expect(rows).toEqual([{ seconds: postSeriesJob.seconds }]);
});

test('every job’s time limit is short enough that it runs again within half a minute of its worker’s death', () => {
  expect(Math.max(...JOBS.map(({ seconds }) => seconds))).toBeLessThanOrEqual(15);
});

test('waiting for a locked queue ends with an error after the common time limit', async () => {
  const limits = { lockMs: 100, statementMs: 2000 };
  const limited = await startJobs(database.connectionString, silentLogger, {
    jobs: JOBS,
    keeper: false,
    limits,
  });
  onTestFinished(async () => limited.stop());
  const page = { limit: 1, offset: 0 };
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table pgboss.job in access exclusive mode`);
    await expect(limited.listDeadLetters(page)).rejects.toMatchObject({ code: '55P03' });
  });
  await limited.listDeadLetters(page);
});
