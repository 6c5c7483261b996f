import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { scratchDataDir } from './testing/scratch-directory.ts';
import { startForTest } from './testing/start-for-test.ts';

// The sessions get ten seconds to end; then PostgreSQL gives a process five before it kills it.
vi.setConfig({ testTimeout: 60_000 });

it('does not wait forever for a session that does not end', async () => {
  const dataDir = await scratchDataDir({ removeIn: onTestFinished });
  const { connectionString, where, stop } = await startForTest(dataDir);
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  process.kill(Number(rows[0]?.pid), 'SIGSTOP');

  await stop();
  expect(existsSync(path.join(where.data, 'postmaster.pid'))).toBe(false);
});
