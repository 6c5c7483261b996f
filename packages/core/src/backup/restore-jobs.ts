import { startJobs } from '../platform/jobs/start-jobs.ts';
import { silentLogger } from '../platform/logger.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { fillTable } from './restore-database.ts';
import { findStoredTables } from './stored-table.ts';
import { withLongWork } from '../platform/db/with-long-work.ts';

/** Work that was waiting waits again. The queues themselves are made by pg-boss, as at every start. */
export const restoreJobs = async (
  connectionString: string,
  source: string,
  manifest: BackupManifest,
): Promise<void> => {
  if (!manifest.tables.some(({ schema }) => schema === 'pgboss')) return;
  const jobs = await startJobs(connectionString, silentLogger, { keeper: false });
  await jobs.stop();
  return withLongWork(connectionString, async (client) => {
    const waiting = (await findStoredTables(client)).find(({ schema }) => schema === 'pgboss');
    // Queues of pg-boss itself, and of an older version of ours, have nobody to work on them.
    const known = 'row.name in (select name from pgboss.queue)';
    if (waiting !== undefined) await fillTable(client, waiting, source, known);
  });
};
