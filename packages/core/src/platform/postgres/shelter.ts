import { chmod, lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PrivatePostgresError } from './private-postgres-error.ts';
import { canEnter } from './run-as.ts';
import type { Account } from './unprivileged-account.ts';

/**
 * The directory for files of root that the unprivileged account must reach, where it cannot reach DATA_DIR or the
 * packages directory.
 */
export const shelter = async (roots: readonly string[], account: Account): Promise<string> => {
  for (const root of roots) {
    const directory = path.join(root, 'famiglia');
    if ((await isOurs(directory)) && (await canEnter(account, directory))) return directory;
  }
  throw new PrivatePostgresError(
    `None of ${roots.join(', ')} can hold a directory "famiglia" that is root's and that ${account.name} can enter, ` +
      'which the private PostgreSQL needs here. ' +
      'Start Famiglia as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
};

const isOurs = async (directory: string): Promise<boolean> => {
  try {
    await mkdir(directory).catch(() => undefined);
    const found = await lstat(directory);
    // In a world-writable root another account may have taken the name: programs are never run from there.
    if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
    await chmod(directory, 0o755);
    return true;
  } catch {
    return false;
  }
};
