import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { errorCodeOf } from '../error-code-of.ts';
import { METRICS } from '../metrics/metrics.ts';
import type { Database, Transaction } from './database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  await db.execute(sql`create table accounts (name text primary key, sum int not null)`);
});
beforeEach(async () => {
  await db.execute(sql`truncate accounts`);
  await db.execute(sql`insert into accounts values ('left', 0), ('right', 0)`);
  METRICS.databaseRetries.reset();
});
afterAll(async () => database.drop());

const add = async (tx: Transaction, name: string) =>
  tx.execute(sql`update accounts set sum = sum + 1 where name = ${name}`);

const sums = async () => (await db.execute(sql`select name, sum from accounts order by name`)).rows;

const counted = async (reason: string): Promise<number> => {
  const { values } = await METRICS.databaseRetries.get();
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
};

const fail = (code: string) =>
  sql.raw(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`);

/** Resolves as soon as this many callers wait. */
const createMeeting = (people: number) => {
  const waiting: (() => void)[] = [];
  let here = 0;
  return async (): Promise<void> =>
    new Promise((resolve) => {
      here += 1;
      waiting.push(resolve);
      if (here >= people) for (const go of waiting) go();
    });
};

test('two transactions that lock each other out both succeed, and the loser’s first try leaves nothing', async () => {
  const meet = createMeeting(2);
  const pay = async (first: string, second: string) =>
    db.transaction(async (tx) => {
      await add(tx, first);
      await meet();
      await add(tx, second);
    });
  await Promise.all([pay('left', 'right'), pay('right', 'left')]);
  expect(await sums()).toEqual([
    { name: 'left', sum: 2 },
    { name: 'right', sum: 2 },
  ]);
  expect(await counted('deadlock')).toBe(1);
});

test.each(['40P01', '40001'])(
  '%s is tried five times in all, and is then “busy”, not a fault',
  async (code) => {
    let tries = 0;
    const error: unknown = await db
      .transaction(async (tx) => {
        tries += 1;
        await add(tx, 'left');
        await tx.execute(fail(code));
      })
      .catch((thrown: unknown) => thrown);
    expect(tries).toBe(5);
    expect(errorCodeOf(error)).toBe('busy');
    expect(ERRORS.busy.status).toBe(503);
    expect([await counted('deadlock'), await counted('given_up')]).toEqual([4, 1]);
    expect(await sums()).toContainEqual({ name: 'left', sum: 0 });
  },
);

test('a savepoint is not repeated alone: the whole transaction is', async () => {
  const runs: string[] = [];
  await db.transaction(async (tx) => {
    runs.push('outer');
    await add(tx, 'left');
    await tx.transaction(async (inner) => {
      runs.push('inner');
      if (runs.length === 2) await inner.execute(fail('40P01'));
    });
  });
  expect(runs).toEqual(['outer', 'inner', 'outer', 'inner']);
  expect(await sums()).toContainEqual({ name: 'left', sum: 1 });
});

test('a lock that is refused at once is asked for again', async () => {
  const [held, triedOnce] = [createMeeting(2), createMeeting(2)];
  const holder = db.transaction(async (tx) => {
    await add(tx, 'left');
    await held();
    await triedOnce();
  });
  await held();
  let tries = 0;
  await db.transaction(async (tx) => {
    tries += 1;
    if (tries === 2) {
      await triedOnce();
      await holder;
    }
    await tx.execute(sql`select from accounts where name = 'left' for update nowait`);
  });
  expect(tries).toBe(2);
  expect(await counted('lock')).toBe(1);
});

test('anything else is thrown at once', async () => {
  let tries = 0;
  const failing = db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(fail('23505'));
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(tries).toBe(1);
});
