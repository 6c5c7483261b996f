import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { adopt } from '../platform/postgres/choose-home.ts';
import type { Home } from '../platform/postgres/choose-home.ts';
import { connectionString } from '../platform/postgres/connection-string.ts';
import { initialiseCluster } from '../platform/postgres/initialise-cluster.ts';
import { nativeBinaries } from '../platform/postgres/native-binaries.ts';
import { shelterRootsOn, socketRootsOn, thisMachine } from '../platform/postgres/platform.ts';
import { prepareBinaries } from '../platform/postgres/prepare-binaries.ts';
import { reachPostmaster } from '../platform/postgres/reach-postmaster.ts';
import { canWrite } from '../platform/postgres/run-as.ts';
import { shelter } from '../platform/postgres/shelter.ts';
import { isRoot } from '../platform/postgres/unprivileged-account.ts';

const watchdog = fileURLToPath(new URL('shared-postgres-watchdog.mjs', import.meta.url));

/** No data has to outlive the run. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // What is read lies in memory: another process would only have to be woken for it.
  io_method: 'sync',
  max_connections: '200',
};

/**
 * A server in its own directory, so that test runs do not share anything. All files in the directory are deleted with
 * it.
 */
export const startThrowAwayServer = async () => {
  const { directory, home } = await temporaryHome();
  const stop = watch(directory, home.directory);
  const { account } = home;
  const machine = thisMachine();
  const { platform } = machine;
  const copiesIn = async () => (account ? shelter(shelterRootsOn(platform), account) : home.directory);
  const installed = nativeBinaries(machine);
  const binaries = await prepareBinaries({ account, copiesIn, installed, log: console });
  await initialiseCluster(home, binaries, { extraOptions: ['--no-sync'] });
  const { address, owner } = await reachPostmaster({
    home,
    binaries,
    settings,
    platform,
    // Only in its own directory, without a shelter elsewhere.
    socketRoots: socketRootsOn(platform, home.directory).slice(0, 1),
  });
  await owner.end();
  const data = path.join(home.directory, 'data');
  return { connectionString: await connectionString(data, address, 'postgres'), directory, stop };
};

const temporaryHome = async (): Promise<{ directory: string; home: Home }> => {
  for (const root of [tmpdir(), '/tmp']) {
    const directory = await mkdtemp(path.join(root, 'famiglia-test-'));
    await chmod(directory, 0o755);
    const inside = path.join(directory, 'postgres');
    await mkdir(inside, { mode: 0o700 });
    const account = isRoot() ? await adopt(inside, { uid: 0, gid: 0 }) : undefined;
    if (!account || (await canWrite(account, inside)))
      return { directory, home: { directory: inside, account } };
    await rm(directory, { recursive: true });
  }
  throw new Error('The account that PostgreSQL runs as cannot reach the temporary directory');
};

/** A stop and a kill work in the same way: the pipe to the watchdog closes. */
const watch = (directory: string, home: string): (() => Promise<void>) => {
  const stdio: ['pipe', 'ignore', 'ignore'] = ['pipe', 'ignore', 'ignore'];
  const child = spawn(process.execPath, [watchdog, directory, home], {
    cwd: tmpdir(),
    detached: true,
    windowsHide: true,
    stdio,
  });
  child.unref();
  return async () => {
    const gone = once(child, 'exit');
    child.ref();
    child.stdin.end();
    await gone;
  };
};
