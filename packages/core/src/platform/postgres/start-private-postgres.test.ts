import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { scratchDataDir } from './testing/scratch-directory.ts';
import { ask, startForTest } from './testing/start-for-test.ts';

// On a busy machine creating a database takes long.
vi.setConfig({ testTimeout: 60_000 });

// Creating a database takes a second: tests that can share one do.
const shared = await scratchDataDir({ removeIn: afterAll });

it('creates a database once and finds it again', async () => {
  const first = await startForTest(shared);
  await ask(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();

  const second = await startForTest(shared);
  expect(await ask(second.connectionString, 'SELECT answer FROM kept')).toBe(42);
  expect(second.where.data).toBe(path.join(shared, 'postgres', 'data'));
});

it('has safe settings, and lower-cases Russian', async () => {
  const { connectionString } = await startForTest(shared);
  const show = (name: string) => ask(connectionString, `SHOW ${name}`);
  expect(await show('fsync')).toBe('on');
  expect(await show('data_checksums')).toBe('on');
  expect(await show('server_encoding')).toBe('UTF8');
  expect(await show('listen_addresses')).toBe('');
  expect(await ask(connectionString, `SELECT lower('СЕМЬЯ Ё')`)).toBe('семья ё');
  expect(await ask(connectionString, `SELECT 'Иван' ILIKE 'иВАН'`)).toBe(true);
});

it('keeps the socket in a directory only for its account, and removes it at the end', async () => {
  const { where, stop } = await startForTest(shared);
  if (where.address.kind !== 'socket') throw new Error('expected a socket');
  const { directory } = where.address;
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  expect((await stat(directory)).uid).toBe((await stat(where.data)).uid);
  await stop();
  expect(existsSync(directory)).toBe(false);
  expect(existsSync(path.join(where.data, 'postmaster.pid'))).toBe(false);
});

it('works in a directory whose path is too long for a socket', async () => {
  const dataDir = await scratchDataDir({ removeIn: onTestFinished }, 'deep'.repeat(30));
  const { connectionString } = await startForTest(dataDir);
  expect(await ask(connectionString, 'SELECT 1')).toBe(1);
});

it('listens on a loopback port with a password where there are no sockets', async () => {
  const { connectionString, where } = await startForTest(shared, { socketRoots: [] });
  expect(where.address.kind).toBe('loopback');
  expect(await ask(connectionString, 'SHOW listen_addresses')).toBe('127.0.0.1');
  const guess = new URL(connectionString);
  guess.password = 'guess';
  await expect(ask(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

it('starts and stops as on Windows: by pg_ctl, on a loopback port', async () => {
  const { connectionString, where, stop } = await startForTest(shared, {
    platform: 'win32',
    settings: { application_name: 'two words' },
  });
  expect(where.address.kind).toBe('loopback');
  expect(await ask(connectionString, 'SHOW application_name')).toBe('two words');
  await stop();
  expect(existsSync(path.join(where.data, 'postmaster.pid'))).toBe(false);
  await expect(
    startForTest(shared, { platform: 'win32', settings: { shared_buffers: 'plenty' } }),
  ).rejects.toThrow(/does not start on .*invalid value for parameter "shared_buffers"/s);
});

it('stops once, however often `stop` is called', async () => {
  const { stop, where } = await startForTest(shared);
  await Promise.all([stop(), stop()]);
  await stop();
  expect(existsSync(path.join(where.data, 'postmaster.pid'))).toBe(false);
});

it('stops despite an open transaction', async () => {
  const { connectionString, stop } = await startForTest(shared);
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  await stop();
  await expect(client.query('COMMIT')).rejects.toThrow(/connection/);
});

it.each(['17', '19'])('refuses data of PostgreSQL %s and changes nothing', async (version) => {
  const dataDir = await scratchDataDir({ removeIn: onTestFinished });
  const data = path.join(dataDir, 'postgres', 'data');
  await mkdir(data, { recursive: true });
  await writeFile(path.join(data, 'PG_VERSION'), `${version}\n`);
  const refusal = await startForTest(dataDir).catch(({ message }: Error) => message);
  expect(refusal).toContain(`made by PostgreSQL ${version}`);
  expect(refusal).toMatch(/npm run backup .*made it\n\s+npm run restore .*this one/);
  expect(await readdir(data)).toEqual(['PG_VERSION']);
  expect(await readFile(path.join(data, 'PG_VERSION'), 'utf8')).toBe(`${version}\n`);
  expect((await stat(data)).uid).toBe(process.getuid?.());
});

it('refuses a directory that is not a database, and does not change it', async () => {
  const dataDir = await scratchDataDir({ removeIn: onTestFinished });
  const data = path.join(dataDir, 'postgres', 'data');
  await mkdir(data, { recursive: true });
  await writeFile(path.join(data, 'holiday.jpg'), '');
  await expect(startForTest(dataDir)).rejects.toThrow('not a PostgreSQL data directory');
  expect(await readdir(data)).toEqual(['holiday.jpg']);
});

it('reports PostgreSQL’s own message when it does not start', async () => {
  await expect(startForTest(shared, { settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /does not start on .*invalid value for parameter "shared_buffers"/s,
  );
});
