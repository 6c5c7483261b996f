import path from 'node:path';
import { root } from './root.mjs';

const dist = (file) => import(path.join(root, 'packages', file));

/** Famiglia's own settings, and where its database is: yours, or the private one. */
export const backupPlace = async ({ mayRun }) => {
  const { readSettings } = await dist('server/dist/settings.js');
  const { silentLogger } = await dist('core/dist/logger.js');
  const { DATA_DIR: dataDir, DATABASE_URL: own } = readSettings(process.env);
  if (own !== undefined) return { dataDir, connectionString: own, leave: async () => undefined };
  if (mayRun) {
    const { reachDatabase } = await dist('core/dist/backup/reach-database.js');
    return { dataDir, ...(await reachDatabase(dataDir, silentLogger)) };
  }
  // Refuses by itself, and says why, where a running Famiglia holds the data.
  const { startPrivatePostgres } = await dist('core/dist/postgres/start-private-postgres.js');
  const { connectionString, stop } = await startPrivatePostgres({ dataDir, log: silentLogger });
  return { dataDir, connectionString, leave: stop };
};

/** A name of its own for each backup, in the order of time. */
export const newBackupName = (dataDir, label = 'backup') =>
  path.join(dataDir, 'backups', `${label}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
