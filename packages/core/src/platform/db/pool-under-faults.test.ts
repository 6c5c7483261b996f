import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createRestartableDatabase } from '../../testing/restartable-database.ts';
import { errorCodeOf } from '../error-code-of.ts';
import type { Database } from './database.ts';

/** Short, and long enough for a process that gets no processor for a second. */
const LIMITS = {
  connections: 3,
  connectMs: 5000,
  statementMs: 2000,
  lockMs: 300,
  idleInTransactionMs: 2500,
  answerMs: 4000,
};

let server: Awaited<ReturnType<typeof createRestartableDatabase>>;
let db: Database;
beforeAll(async () => {
  server = await createRestartableDatabase(LIMITS);
  ({ db } = server.database);
  await db.execute(sql`create table notes (text text not null)`);
});
afterAll(async () => server.database.drop());

const write = async (text: string) => db.execute(sql`insert into notes values (${text})`);

const everyConnection = Array.from({ length: LIMITS.connections });

/** Opens every connection of the pool, so that faults hit open connections and not new ones. */
const openAll = async (): Promise<void> => {
  await Promise.all(everyConnection.map(async () => db.execute(sql`select pg_sleep(0.05)`)));
};

/** From a separate connection, which sees only committed data. */
const written = async (text: string): Promise<boolean> => {
  const outside = await server.connectOutside();
  try {
    const { rowCount } = await outside.query('select from notes where text = $1', [text]);
    return rowCount === 1;
  } finally {
    await outside.end();
  }
};

const freeze = async (): Promise<() => void> => {
  const thaw = await server.freeze();
  onTestFinished(thaw);
  return thaw;
};

test('transactions that a silent server never began return their connections', async () => {
  await openAll();
  const thaw = await freeze();
  const tried = await Promise.allSettled(
    everyConnection.map(async () => db.transaction(async (tx) => tx.execute(sql`select 1`))),
  );
  expect(tried.map(({ status }) => status)).toEqual(everyConnection.map(() => 'rejected'));
  thaw();
  await vi.waitFor(async () => write('after a silent server'), { timeout: 10_000 });
  expect(await written('after a silent server')).toBe(true);
  expect(server.isStuck()).toBe(false);
});

test('a connection that became silent inside a transaction is never used again', async () => {
  await openAll();
  const thaws: (() => void)[] = [];
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('never committed')`);
    thaws.push(await freeze());
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  for (const thaw of thaws) thaw();
  const texts = everyConnection.map((_, index) => `told to be written ${index}`);
  await vi.waitFor(async () => db.execute(sql`select 1`), { timeout: 10_000 });
  await Promise.all(texts.map(write));
  for (const text of texts) expect(await written(text)).toBe(true);
  expect(await written('never committed')).toBe(false);
});

test('a caller that waits for a locked row gets an error in time, and confirmed writes are stored', async () => {
  await write('held');
  const holder = await server.connectOutside();
  onTestFinished(async () => holder.end());
  await holder.query("begin; select from notes where text = 'held' for update");
  const attempts = await Promise.allSettled(
    Array.from({ length: 12 }, async (_, index) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (${`under load ${index}`})`);
        if (index % 3 === 0) await tx.execute(sql`update notes set text = text where text = 'held'`);
      }),
    ),
  );
  for (const [index, { status }] of attempts.entries()) {
    expect(await written(`under load ${index}`)).toBe(status === 'fulfilled');
    expect(status).toBe(index % 3 === 0 ? 'rejected' : 'fulfilled');
  }
  const [waited] = attempts;
  expect(waited?.status === 'rejected' && errorCodeOf(waited.reason)).toBe('busy');
  await holder.query('rollback');
  await write('after the lock');
  expect(await written('after the lock')).toBe(true);
});

test('PostgreSQL itself ends a statement that takes too long', async () => {
  await expect(db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  // PostgreSQL says that it ends it a moment before it has.
  await expect
    .poll(async () => {
      const { rowCount } = await db.execute(
        sql`select from pg_stat_activity where state = 'active' and query like 'select pg_sleep(30)%'`,
      );
      return rowCount;
    })
    .toBe(0);
});

test('a transaction without statements is ended by PostgreSQL, and the pool keeps working', async () => {
  const { pool } = server.database;
  const lent = () => pool.totalCount - pool.idleCount;
  const forgetful = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('forgotten')`);
    expect(lent()).toBe(1);
    await vi.waitFor(() => expect(lent()).toBe(0), { timeout: 10_000 });
    await tx.execute(sql`select 1`);
  });
  await expect(forgetful).rejects.toThrow('select 1');
  expect(await written('forgotten')).toBe(false);
  await write('after the forgetful');
});

test('a transaction that PostgreSQL rolled back is not reported as committed', async () => {
  const swallowed = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('swallowed')`);
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  expect(await written('swallowed')).toBe(false);
});

test('a pool whose connections are never returned is detected', async () => {
  const never = everyConnection.map(async () => server.database.pool.connect());
  const clients = await Promise.all(never);
  expect(server.isStuck()).toBe(false);
  await vi.waitFor(() => expect(server.isStuck()).toBe(true), { timeout: 10_000 });
  for (const client of clients) client.release();
  expect(server.isStuck()).toBe(false);
});
