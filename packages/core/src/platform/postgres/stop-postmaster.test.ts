import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nativeBinaries } from './native-binaries.ts';
import { thisMachine } from './platform.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { scratchDataDir } from './testing/scratch-directory.ts';
import { startForTest } from './testing/start-for-test.ts';
import { isRoot, unprivilegedAccount } from './unprivileged-account.ts';

// PostgreSQL gives a process five seconds before it kills it.
vi.setConfig({ testTimeout: 60_000 });

it('does not wait forever for a session that does not end', async () => {
  const { connectionString, where } = await startForTest(await scratchDataDir({ removeIn: onTestFinished }));
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  process.kill(Number(rows[0]?.pid), 'SIGSTOP');

  const account = isRoot() ? await unprivilegedAccount() : undefined;
  const binaries = { ...nativeBinaries(thisMachine()), directory: where.binaries };
  await stopPostmaster({ directory: path.dirname(where.data), account }, binaries, 1);
  expect(existsSync(path.join(where.data, 'postmaster.pid'))).toBe(false);
});
