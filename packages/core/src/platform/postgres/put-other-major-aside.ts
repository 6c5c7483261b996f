import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './native-binaries.ts';
import { findPostmaster } from './postmaster-file.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

/**
 * Renames a database of another PostgreSQL, so that a backup can be restored in its place; it can be started again by the version
 * that made it. Returns its new place, or undefined if there is none in the way.
 */
export const putOtherMajorAside = async (home: string, { major }: Binaries): Promise<string | undefined> => {
  const data = path.join(home, 'data');
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined || Number(version) === major) return undefined;
  if (await findPostmaster(data)) {
    throw new PrivatePostgresError(
      `PostgreSQL ${version.trim()} still runs on ${data}. Stop it, then restore.`,
    );
  }
  const aside = `${data}-of-postgresql-${version.trim()}`;
  if (existsSync(aside)) {
    throw new PrivatePostgresError(`${aside} exists already. Move it away, then restore.`);
  }
  await rename(data, aside);
  return aside;
};
