import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, rmdir, stat, writeFile, lchown, readdir } from 'node:fs/promises';
import path from 'node:path';
import { holdsCluster } from './cluster-version.ts';
import { hasCode } from './has-code.ts';
import type { Binaries } from './native-binaries.ts';
import type { PostgresLog } from './postgres-log.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';
import { canWrite } from './run-as.ts';
import { shelter } from './shelter.ts';
import { type Account, isRoot, accountOf, unprivilegedAccount } from './unprivileged-account.ts';
import type { Stats } from 'node:fs';

type HomeOptions = {
  readonly dataDir: string;
  readonly shelterRoots: readonly string[];
  readonly installed: Binaries;
  readonly log: PostgresLog;
};

/** The directory of one private server: `data` and `server.log`. It belongs to `account`. */
export type Home = { readonly directory: string; readonly account: Account | undefined };

/** DATA_DIR/postgres, or, where root's unprivileged account cannot reach that, a recorded directory in a shelter. */
export const chooseHome = async (options: HomeOptions): Promise<Home> => {
  const defaultHome = path.join(options.dataDir, 'postgres');
  const recorded = await readRecord(options.dataDir);
  const { installed } = options;
  if (recorded !== undefined) return { directory: recorded, account: await takeOver(recorded, installed) };

  await mkdir(options.dataDir, { recursive: true });
  await mkdir(defaultHome, { recursive: true, mode: 0o700 });
  const account = await takeOver(defaultHome, installed);
  if (!account || (await canWrite(account, defaultHome))) return { directory: defaultHome, account };
  if (existsSync(path.join(defaultHome, 'data'))) {
    throw new PrivatePostgresError(
      `The database in ${defaultHome} belongs to the account ${account.name}, which can no longer reach it. ` +
        `Let it pass through the directories above (chmod o+x), and start again.`,
    );
  }
  await rmdir(defaultHome).catch(() => undefined);
  const directory = await homeInShelter(options, account);
  options.log.warn(
    { directory, account: account.name },
    `PostgreSQL runs as ${account.name}, which cannot reach ${options.dataDir}: the database is kept in ${directory}`,
  );
  return { directory, account: await takeOver(directory, installed) };
};

const homeInShelter = async (
  { dataDir, shelterRoots, log }: HomeOptions,
  account: Account,
): Promise<string> => {
  const root = await shelter(shelterRoots, account);
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex');
  const name = path.join(root, `data-${hash.slice(0, 16)}`);
  let directory = name;
  // A database without a record in DATA_DIR belongs to a DATA_DIR that was deleted; a new one starts empty.
  for (let next = 2; existsSync(path.join(directory, 'data')); next += 1) {
    log.warn({ directory }, `${directory} holds the database of a deleted ${dataDir}; it is left alone`);
    directory = `${name}-${next}`;
  }
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(`${recordFile(dataDir)}.new`, `${directory}\n`);
  await rename(`${recordFile(dataDir)}.new`, recordFile(dataDir));
  return directory;
};

/** Where the private server of this DATA_DIR is, or will be. */
export const findHome = async (dataDir: string): Promise<string> =>
  (await readRecord(dataDir)) ?? path.join(dataDir, 'postgres');

const recordFile = (dataDir: string) => path.join(dataDir, 'postgres.location');

const readRecord = async (dataDir: string): Promise<string | undefined> => {
  const file = recordFile(dataDir);
  const directory = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    },
  );
  if (directory === undefined || existsSync(directory)) return directory;
  throw new PrivatePostgresError(
    `${file} says that the database is in ${directory}, and there is no such directory. ` +
      `Bring it back, or delete ${file} to start with an empty database.`,
  );
};

/** Makes sure that we can use the directory: as root, by the account that owns it. */
const takeOver = async (directory: string, installed: Binaries): Promise<Account | undefined> => {
  const owner = await stat(directory);
  if (!isRoot() && process.getuid && owner.uid !== process.getuid()) {
    throw new PrivatePostgresError(
      `The database in ${directory} belongs to another account (uid ${owner.uid}). ` +
        'Start Famiglia as that account or as root, or give the directory to yourself with chown -R.',
    );
  }
  // Data that these programs cannot read is refused before anything about it is changed, its owner included.
  await holdsCluster(path.join(directory, 'data'), installed);
  return isRoot() ? adopt(directory, owner) : undefined;
};

/**
 * The account that owns a server's directory. A directory of root (just created, or restored from a backup by root) is
 * given to the unprivileged account; any other keeps its owner, so data of an ordinary user still starts under sudo.
 */
export const adopt = async (directory: string, owner: Pick<Stats, 'uid' | 'gid'>): Promise<Account> => {
  if (owner.uid !== 0) return accountOf(owner);
  const account = await unprivilegedAccount();
  await give(directory, account);
  return account;
};

/** From the inside out: if interrupted, the outermost directory still belongs to root, and the next start continues. */
const give = async (directory: string, account: Account): Promise<void> => {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const inside = path.join(directory, entry.name);
    if (entry.isDirectory()) await give(inside, account);
    else await lchown(inside, account.uid, account.gid);
  }
  await lchown(directory, account.uid, account.gid);
};
