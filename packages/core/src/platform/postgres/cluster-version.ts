import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './native-binaries.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

/** Whether a database exists; refuses one that these programs cannot read, without changing it. */
export const holdsCluster = async (data: string, binaries: Binaries): Promise<boolean> => {
  if (!existsSync(data)) return false;
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    throw new PrivatePostgresError(
      `${data} exists and is not a PostgreSQL data directory. ` +
        'Nothing was changed: move it away to start with an empty database, or bring the right one back.',
    );
  }
  if (Number(version) === binaries.major) return true;
  throw new PrivatePostgresError(
    `The database in ${data} was made by PostgreSQL ${version.trim()}, and this Famiglia brings PostgreSQL ` +
      `${binaries.major}. Nothing was changed. Two commands move it, with DATA_DIR as it is:\n` +
      '  npm run backup                      with the Famiglia version that made it\n' +
      '  npm run restore /path/of/the/backup with this one, which puts the older database aside',
  );
};
