import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

test('a connection lost inside a transaction fails that transaction and nothing else', async () => {
  const lost = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow(/select 1|rollback|connection/i);
  const { rows } = await database.db.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});
