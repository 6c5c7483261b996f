import { cp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';
import { type Binaries, program } from './native-binaries.ts';
import type { PostgresLog } from './postgres-log.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';
import { runAs } from './run-as.ts';
import { moveIntoPlace, removeUnfinished, unfinishedName } from './unfinished.ts';
import type { Account } from './unprivileged-account.ts';

type BinariesOptions = {
  readonly account: Account | undefined;
  /** Where a copy goes if the account cannot run the programs that npm installed. */
  readonly copiesIn: () => Promise<string>;
  readonly log: PostgresLog;
  readonly installed: Binaries;
};

/** Programs that `account` can run: the installed ones, or a copy that is made once per version. */
export const prepareBinaries = async ({ account, copiesIn, log, installed }: BinariesOptions) => {
  // If we cannot write to the packages directory, the links are made in the copy.
  await completeLibraryLinks(installed.directory).catch(() => undefined);
  if ((await refusal(installed, account)) === undefined) return installed;

  const name = `postgresql-${installed.version}-${process.platform}-${process.arch}`;
  const copy = { ...installed, directory: path.join(await copiesIn(), name) };
  if ((await refusal(copy, account)) !== undefined) {
    log.info({ from: installed.directory, to: copy.directory }, 'Copying the PostgreSQL programs');
    await placeCopy(installed.directory, copy, account);
  }
  const reason = await refusal(copy, account);
  if (reason === undefined) return copy;
  throw new PrivatePostgresError(
    `The private PostgreSQL does not run from ${copy.directory}${account ? ` as ${account.name}` : ''}: ${reason}. ` +
      'Set DATABASE_URL to a PostgreSQL of your own if this machine cannot run it.',
  );
};

/** Why these programs cannot be used, or undefined. Starting both also loads every library they need. */
const refusal = async (binaries: Binaries, account: Account | undefined): Promise<string | undefined> => {
  const names = ['postgres', 'initdb'] as const;
  const runs = await Promise.all(names.map((name) => runAs(account, program(binaries, name), ['--version'])));
  return runs.find((run) => !run.ok)?.output;
};

/** A copy gets its name only when it is complete, however often the copying was interrupted. */
const placeCopy = async (from: string, copy: Binaries, account: Account | undefined): Promise<void> => {
  const [parent, name] = [path.dirname(copy.directory), path.basename(copy.directory)];
  await removeUnfinished(parent, name);
  const unfinished = path.join(parent, unfinishedName(name));
  // The list of links has paths in `native/`, so the copy keeps that name until it is complete.
  const native = path.join(unfinished, 'native');
  await cp(from, native, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  await completeLibraryLinks(native);
  // Packages that were installed under a strict umask would be unreadable in the copy too.
  await runAs(undefined, 'chmod', ['-R', 'a+rX', native]);
  const isPlaced = await moveIntoPlace(native, copy.directory, process.platform);
  // Either another process finished the same copy first, or the existing copy is broken.
  if (!isPlaced && (await refusal(copy, account)) !== undefined) {
    await rm(copy.directory, { recursive: true });
    await moveIntoPlace(native, copy.directory, process.platform);
  }
  await rm(unfinished, { recursive: true, force: true });
};

type Link = { readonly source: string; readonly target: string };

/**
 * npm packages cannot carry symbolic links, so the package lists them and makes them in its install script,
 * which does not run under --ignore-scripts. Without them the programs do not find their libraries.
 */
export const completeLibraryLinks = async (directory: string): Promise<void> => {
  for (const { source, target } of await listedLinks(directory)) {
    const place = path.join(directory, '..', target);
    const pointer = path.relative(path.dirname(target), source);
    await symlink(pointer, place).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
};

const listedLinks = async (directory: string): Promise<Link[]> => {
  try {
    return JSON.parse(await readFile(path.join(directory, 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch (error) {
    // Windows has no links and no list.
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
};
