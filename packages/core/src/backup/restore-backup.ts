import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../platform/installation/migrate.ts';
import { decryptBackup, isEncrypted } from './backup-encryption.ts';
import { BackupError } from './backup-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { checkBackup } from './check-backup.ts';
import { forgetAgain, readForgotten } from './forget-again.ts';
import { makeBackup } from './make-backup.ts';
import { fillTable, restoreDatabase } from './restore-database.ts';
import { findStoredTables, nameOf } from './stored-table.ts';
import { withLongWork } from '../platform/db/with-long-work.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { copyStorage } from '../platform/storage/copy-storage.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { JobDeclaration } from '../platform/jobs/job-declaration.ts';

interface Restore {
  connectionString: string;
  dataDir: string;
  /** Where the members’ files go. */
  files: Storage;
  /** The backup's directory. */
  source: string;
  /** Every job of the program: those of the backup wait in their queues. */
  jobs: readonly JobDeclaration[];
  /** Where to back up the current data; without it a target that is not empty is refused. */
  keepPresentIn?: string | undefined;
  /** The passphrase of the backup; the backup of the current data uses it too. */
  passphrase?: string | undefined;
}

/** With the keys of files that were damaged before the backup, and are not restored. */
interface RestoredBackup extends BackupManifest {
  damaged: string[];
}

/** Restores a backup. Existing data is backed up before it is overwritten. */
export const restoreBackup = async (restore: Restore): Promise<RestoredBackup> => {
  const { source, dataDir, passphrase } = restore;
  if (!(await isEncrypted(source))) return restoreOpen(restore);
  if (passphrase === undefined) {
    throw new BackupError('The backup is encrypted. Set BACKUP_PASSPHRASE to what it was made with.');
  }
  // Beside the data, where there is space and others have no access.
  await mkdir(dataDir, { recursive: true });
  const opened = await mkdtemp(path.join(dataDir, 'opened-backup-'));
  try {
    await decryptBackup(source, opened, passphrase);
    return await restoreOpen({ ...restore, source: opened });
  } finally {
    await rm(opened, { recursive: true, force: true });
  }
};

const restoreOpen = async (restore: Restore): Promise<RestoredBackup> => {
  const { connectionString, jobs, dataDir, files, source, keepPresentIn, passphrase } = restore;
  const manifest = await checkBackup(source);
  await refuseWhileInUse(connectionString);
  if (await holdsRows(connectionString)) {
    if (keepPresentIn === undefined) {
      throw new BackupError(
        'The database is not empty. To put the backup in its place, add --replace: what is there now is kept as a backup first.',
      );
    }
    await makeBackup({ connectionString, dataDir, files, target: keepPresentIn, passphrase });
  }
  const forgotten = await readForgotten(connectionString);
  await restoreDatabase(connectionString, source, manifest);
  await restoreJobs(connectionString, jobs, source, manifest);
  await migrate(connectionString);
  const damaged = await restoreFiles(source, files);
  await cp(path.join(source, 'secret.key'), path.join(dataDir, 'secret.key')).catch(unlessMissing);
  await forgetAgain(connectionString, files, forgotten, new Date(manifest.made_at));
  return { ...manifest, damaged };
};

/** A running program would write parts of the deleted rows again. */
const refuseWhileInUse = async (connectionString: string): Promise<void> => {
  return withLongWork(connectionString, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and application_name in ('famiglia jobs', 'famiglia bus') limit 1",
    );
    if (rowCount === 1) throw new BackupError('Famiglia is running on this database. Stop it, then restore.');
  });
};

const holdsRows = async (connectionString: string): Promise<boolean> => {
  return withLongWork(connectionString, async (client) => {
    for (const table of (await findStoredTables(client)).filter(({ schema }) => schema === 'public')) {
      const { rowCount } = await client.query(`select from ${nameOf(table)} limit 1`);
      if (rowCount === 1) return true;
    }
    return false;
  });
};

/** Files that the backup does not have are put aside, not deleted. The next start binds all of them to the database. */
const restoreFiles = async (source: string, files: Storage): Promise<string[]> => {
  const stored = createDiskStorage(path.join(source, 'files'));
  const known = new Set<string>();
  for await (const { key } of stored.list()) known.add(key);
  const others: string[] = [];
  for await (const { key } of files.list()) if (!known.has(key)) others.push(key);
  for (const key of others) await files.quarantine(key);
  const { damaged } = await copyStorage(stored, files);
  await files.writeOwner(null);
  return damaged;
};

const unlessMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Restores waiting jobs. pg-boss creates the queues, as at every start. */
const restoreJobs = async (
  connectionString: string,
  jobs: readonly JobDeclaration[],
  source: string,
  manifest: BackupManifest,
): Promise<void> => {
  if (!manifest.tables.some(({ schema }) => schema === 'pgboss')) return;
  const queues = await startJobs(connectionString, silentLogger, { jobs, keeper: false });
  await queues.stop();
  return withLongWork(connectionString, async (client) => {
    const waiting = (await findStoredTables(client)).find(({ schema }) => schema === 'pgboss');
    // Queues of pg-boss itself, and of older versions, have no worker.
    const known = 'row.name in (select name from pgboss.queue)';
    if (waiting !== undefined) await fillTable(client, waiting, source, known);
  });
};
