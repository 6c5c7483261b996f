import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBackup } from '@famiglia/core/backup/check-backup';
import { makeBackup } from '@famiglia/core/backup/make-backup';
import { restoreBackup } from '@famiglia/core/backup/restore-backup';
import { JOBS } from '@famiglia/core/jobs';
import { putOtherMajorAside } from '@famiglia/core/platform/postgres/put-other-major-aside';
import { scratchDirectory } from '@famiglia/core/platform/postgres/testing/scratch-directory';
import { createDiskStorage } from '@famiglia/core/platform/storage/disk-storage';
import { createTestDatabase } from '@famiglia/core/testing/test-database';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { debianServers, startDebianServer } from './testing/debian-servers.ts';

const OLDER = fileURLToPath(new URL('testing/older-database', import.meta.url));
const scratch = await scratchDirectory({ removeIn: afterAll });

/** Restores a backup into a database and makes one of it; returns where that is, and its rows with their hashes. */
const throughBackup = async (source: string, connectionString: string) => {
  const dataDir = path.join(scratch, `data-${path.basename(source)}`);
  await mkdir(dataDir);
  const files = createDiskStorage(path.join(dataDir, 'files'));
  await restoreBackup({ connectionString, jobs: JOBS, dataDir, files, source });
  const target = `${dataDir}-backup`;
  await makeBackup({ connectionString, dataDir, files, target });
  const { tables } = await checkBackup(target);
  return { target, tables: tables.filter(({ schema }) => schema === 'public') };
};

const SERVERS = await debianServers();

// The private PostgreSQL is one major; a server of another one has to be installed on the machine. The nightly run installs them.
test.skipIf(SERVERS.length === 0)(
  'a backup of the private PostgreSQL is restored, migrated and made again by every other server of this machine, and comes back',
  async () => {
    const own = await createTestDatabase();
    onTestFinished(own.drop);
    const first = await throughBackup(OLDER, own.connectionString);
    expect(first.tables.length).toBeGreaterThan(50);
    for (const major of SERVERS) {
      const server = await startDebianServer(major, scratch);
      onTestFinished(server.stop);
      const there = await throughBackup(first.target, server.connectionString);
      expect(there.tables, `PostgreSQL ${major}`).toEqual(first.tables);
      const again = await createTestDatabase();
      onTestFinished(again.drop);
      expect((await throughBackup(there.target, again.connectionString)).tables).toEqual(first.tables);
    }
  },
);

test('a database of another major is put aside whole, once; one of this major and an empty place are left alone', async () => {
  const home = path.join(scratch, 'home');
  const data = path.join(home, 'data');
  const binaries = { directory: '', version: '18.4', major: 18 };
  expect(await putOtherMajorAside(home, binaries)).toBeUndefined();
  await mkdir(data, { recursive: true });
  await writeFile(path.join(data, 'PG_VERSION'), '18\n');
  expect(await putOtherMajorAside(home, binaries)).toBeUndefined();
  const older = async () => {
    await mkdir(data, { recursive: true });
    await writeFile(path.join(data, 'PG_VERSION'), '17\n');
  };
  await older();
  const aside = `${data}-of-postgresql-17`;
  expect(await putOtherMajorAside(home, binaries)).toBe(aside);
  expect(await readFile(path.join(aside, 'PG_VERSION'), 'utf8')).toBe('17\n');
  await older();
  await expect(putOtherMajorAside(home, binaries)).rejects.toThrow('exists already');
});
