import { sql } from 'drizzle-orm';
import { METRICS } from '../metrics/metrics.ts';
import { connectDatabase } from './connect-database.ts';
import { prepareRows } from './prepared.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodeOf } from '../error-code-of.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

test('a connection that is lost inside a transaction fails that transaction and nothing else', async () => {
  const closed = new Promise<void>((resolve) => {
    database.pool.once('acquire', (client) => client.once('end', resolve));
  });
  const lost = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await closed;
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow(/select 1|rollback|connection/i);
  const { rows } = await database.db.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});

test('a full disk of the database is reported as such, not as a fault of the program', async () => {
  const full = database.db.execute(
    sql`do $$ begin raise exception 'no room' using errcode = '53100'; end $$`,
  );
  expect(errorCodeOf(await full.catch((error: unknown) => error))).toBe('disk_full');
});

test.each([
  { throughPgBouncer: false, kept: 1 },
  { throughPgBouncer: true, kept: 0 },
])(
  'through PgBouncer ($throughPgBouncer) a connection keeps $kept prepared statements, because the next one may be another',
  async ({ throughPgBouncer, kept }) => {
    const { db, close } = connectDatabase(
      database.connectionString,
      undefined,
      { connections: 1 },
      { throughPgBouncer },
    );
    const read = prepareRows<[one: number]>(db, 'one', { toSQL: () => ({ sql: 'select 1', params: [] }) });
    expect(await read({})).toEqual([[1]]);
    expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
      { one: 1 },
    ]);
    const { rows } = await db.execute(sql`select count(*)::int as kept from pg_prepared_statements`);
    expect(rows).toEqual([{ kept }]);
    await close();
  },
);

const counted = async (): Promise<number> => {
  const { values } = await METRICS.databaseWaitSeconds.get();
  return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
};

test('how long callers wait for a connection is measured', async () => {
  const { db, close } = connectDatabase(database.connectionString, undefined, { connections: 1 });
  const before = await counted();
  await db.execute(sql`select 1`);
  await db.transaction(async (tx) => tx.execute(sql`select 1`));
  expect(await counted()).toBe(before + 2);
  await close();
});
