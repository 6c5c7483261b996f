import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Home } from './choose-home.ts';
import { type Binaries, program } from './native-binaries.ts';
import { syncsDirectories } from './platform.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';
import { runAs } from './run-as.ts';
import { moveIntoPlace, removeUnfinished, unfinishedName } from './unfinished.ts';

export const superuser = 'famiglia';

// The builtin provider sorts and lower-cases Cyrillic the same on every system, without an installed locale.
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

// Only the owner and root can open the directory of the socket, so no password is needed there.
const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=scram-sha-256'];

/** Sized for a small rented machine; written to postgresql.conf, where an operator can change them. */
const tuning = {
  shared_buffers: '128MB',
  max_connections: '100',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

type ClusterOptions = {
  readonly extraOptions?: readonly string[];
  readonly signal?: AbortSignal | undefined;
};

/**
 * Creates `data` in the home, with the password for loopback connections. It appears complete or not at all, also if we
 * are killed or stopped.
 */
export const initialiseCluster = async (
  { directory, account }: Home,
  binaries: Binaries,
  { extraOptions = [], signal }: ClusterOptions = {},
): Promise<void> => {
  await removeUnfinished(directory, 'data');
  const unfinished = path.join(directory, unfinishedName('data'));
  const passwordFile = `${unfinished}.password`;
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const settings = Object.entries(tuning).map(([name, value]) => `--set=${name}=${value}`);
  const options = ['--data-checksums', '--no-instructions', `--pwfile=${passwordFile}`, '-D', unfinished];
  const all = [...locale, ...access, ...settings, ...options, ...extraOptions];
  const run = await runAs(account, program(binaries, 'initdb'), all, signal);
  signal?.throwIfAborted();
  if (!run.ok)
    throw new PrivatePostgresError(`A new database could not be made in ${directory}: ${run.output}`);

  await rename(passwordFile, path.join(unfinished, 'loopback-password'));
  // If another process was faster, its database is used.
  if (!(await moveIntoPlace(unfinished, path.join(directory, 'data'), process.platform)))
    await rm(unfinished, { recursive: true });
  if (syncsDirectories(process.platform)) await syncDirectory(directory);
};

/** A rename survives a power cut only after its directory was flushed. */
const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
