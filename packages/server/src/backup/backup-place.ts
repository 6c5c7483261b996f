import path from 'node:path';
import { reachDatabase } from '@famiglia/core/backup/reach-database';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { findHome } from '@famiglia/core/platform/postgres/choose-home';
import { putOtherMajorAside } from '@famiglia/core/platform/postgres/put-other-major-aside';
import { nativeBinaries } from '@famiglia/core/platform/postgres/native-binaries';
import { thisMachine } from '@famiglia/core/platform/postgres/platform';
import { startPrivatePostgres } from '@famiglia/core/platform/postgres/start-private-postgres';
import type { Storage } from '@famiglia/core/platform/storage/storage';
import { readSettings } from '../settings.ts';
import { openStorage } from '../start/open-storage.ts';

interface BackupPlace {
  dataDir: string;
  files: Storage;
  connectionString: string;
  passphrase: string | undefined;
  leave: () => Promise<void>;
}

/** Famiglia's own settings, and its database: the one of DATABASE_URL, or the private one. */
export const backupPlace = async ({ mayRun }: { mayRun: boolean }): Promise<BackupPlace> => {
  const settings = readSettings(process.env);
  const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } = settings;
  // Cursors and settings of a session need a connection without PgBouncer.
  const own = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  const files = openStorage(settings);
  if (own !== undefined) {
    return { dataDir, files, passphrase, connectionString: own, leave: async () => undefined };
  }
  if (mayRun) return { dataDir, files, passphrase, ...(await reachDatabase(dataDir, silentLogger)) };
  const aside = await putOtherMajorAside(
    await findHome(path.resolve(dataDir)),
    nativeBinaries(thisMachine()),
  );
  if (aside !== undefined) say(`The database of another PostgreSQL is now ${aside}; this one begins empty.`);
  // Fails with an explanation where a running Famiglia holds the data.
  const { connectionString, stop } = await startPrivatePostgres({ dataDir, log: silentLogger });
  return { dataDir, files, passphrase, connectionString, leave: stop };
};

/** A unique name for each backup, in the order of time. */
export const newBackupName = (dataDir: string, label = 'backup'): string =>
  path.join(dataDir, 'backups', `${label}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);

/** Says which files could not be taken because they are damaged. */
export const sayDamaged = (damaged: readonly string[]): void => {
  if (damaged.length === 0) return;
  say(`${damaged.length} files are damaged and were left out:\n${damaged.join('\n')}`);
};

/** Prints the progress of a command. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints what was wrong in one line, without a stack. */
export const stopWithReason = (error: Error): never => {
  process.stderr.write(`${error.message}\n`);
  return process.exit(1);
};
