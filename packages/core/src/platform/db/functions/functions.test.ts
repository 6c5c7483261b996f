import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';

const DIRECTORY = import.meta.dirname;

let database: TestDatabase;
let client: PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

beforeEach(async () => client.query('begin'));
afterEach(async () => client.query('rollback'));

/** What the database has: functions that belong to no extension, and triggers that belong to no constraint. */
const definitions = async (): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; text: string; trigger_of: string | null }>(`
    select proname as name, pg_get_functiondef(oid) as text, null as trigger_of from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select tgname, pg_get_triggerdef(oid), tgrelid::regclass::text from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`);
  return Object.fromEntries(
    rows.map(({ name, text, trigger_of }) => [
      trigger_of === null ? `function ${name}` : `trigger ${name} on ${trigger_of}`,
      text,
    ]),
  );
};

test('a fresh database has the functions and triggers of these files and no others', async () => {
  const migrated = await definitions();
  const names = (await readdir(DIRECTORY)).filter((file) => file.endsWith('.sql'));
  expect(names.map((file) => `function ${file.slice(0, -4).replaceAll('-', '_')}`).toSorted()).toEqual(
    Object.keys(migrated)
      .filter((key) => key.startsWith('function '))
      .toSorted(),
  );

  for (const key of Object.keys(migrated)) {
    const [, trigger, table] = /^trigger (\S+) on (\S+)$/.exec(key) ?? [];
    if (trigger !== undefined) await client.query(`drop trigger ${trigger} on ${table}`);
  }
  for (const name of names) await client.query(await readFile(path.join(DIRECTORY, name), 'utf8'));
  expect(await definitions()).toEqual(migrated);
});

test.each((await readdir(DIRECTORY)).filter((file) => file.endsWith('.sql')))(
  '%s says in its first line what it serves',
  async (file) => {
    const [first] = (await readFile(path.join(DIRECTORY, file), 'utf8')).split('\n');
    expect(first).toMatch(/^-- .+: .+\.$/);
  },
);
