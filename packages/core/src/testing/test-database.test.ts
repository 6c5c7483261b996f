import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
afterAll(() => Promise.all(databases.map((database) => database.drop())));

it('gives every caller its own database, also at the same moment', async () => {
  const names = await Promise.all(
    databases.map(async ({ pool }) => (await pool.query('SELECT current_database() AS name')).rows[0].name),
  );
  expect(new Set(names).size).toBe(databases.length);
});

it('starts from the migrated template', async () => {
  const { rows } = await databases[0].pool.query(
    `SELECT count(*)::int AS applied FROM drizzle.__drizzle_migrations`,
  );
  expect(rows[0].applied).toBeGreaterThan(0);
});

it('drops the database with everything in it', async () => {
  const gone = await createTestDatabase();
  const name = new URL(gone.connectionString).pathname.slice(1);
  await gone.pool.query('CREATE TABLE leftover (id int)');
  await gone.drop();
  const { rowCount } = await databases[0].pool.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  expect(rowCount).toBe(0);
});
