import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openConnections, shareConnections } from './queue-connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

const onError = (error: Error): never => {
  throw error;
};

/** What the only connection has planned after a statement of the queues was run twice, and others with and without values. */
const plannedBy = async (throughPgBouncer: boolean): Promise<unknown[]> => {
  const { connectionString } = database;
  const limits = { connections: 1 };
  const connection = openConnections({ connectionString, throughPgBouncer, limits, onError });
  onTestFinished(connection.close);
  for (const value of [1, 2]) await connection.executeSql('select $1::int as value', [value]);
  await connection.executeSql('select 1; select 2', []);
  const { rows } = await connection.executeSql('select statement from pg_prepared_statements', []);
  return (rows as { statement: string }[]).map(({ statement }) => statement);
};

test('a statement of the queues is planned once per connection', async () => {
  expect(await plannedBy(false)).toEqual(['select $1::int as value']);
});

test('behind PgBouncer nothing is planned: the next transaction may have another connection', async () => {
  expect(await plannedBy(true)).toEqual([]);
});

test('closing what is shared leaves it to the others', async () => {
  const connection = shareConnections(database.pool);
  expect((await connection.executeSql('select $1::int as value', [3])).rows).toEqual([{ value: 3 }]);
  await connection.close();
  expect((await database.pool.query('select 1')).rowCount).toBe(1);
});
