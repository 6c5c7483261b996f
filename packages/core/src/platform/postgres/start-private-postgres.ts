import path from 'node:path';
import type { Client } from 'pg';
import { leaveAddress } from './choose-address.ts';
import { chooseHome } from './choose-home.ts';
import { holdsCluster } from './cluster-version.ts';
import { type Address, connectionString } from './connection-string.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { logFile, type Settings } from './launch-postmaster.ts';
import { nativeBinaries, type Binaries, program } from './native-binaries.ts';
import { shelterRootsOn, socketRootsOn, thisMachine } from './platform.ts';
import type { PostgresLog } from './postgres-log.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { reachPostmaster } from './reach-postmaster.ts';
import { shelter } from './shelter.ts';
import { type Patience, watchOwnership } from './watch-ownership.ts';
import type { Home } from './choose-home.ts';
import { findPostmaster } from './postmaster-file.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';
import { runAs } from './run-as.ts';

type Options = {
  readonly dataDir: string;
  readonly log: PostgresLog;
  readonly settings?: Settings;
  /** The machine to behave for; tests pass another one. */
  readonly platform?: NodeJS.Platform;
  readonly shelterRoots?: readonly string[];
  readonly socketRoots?: readonly string[];
  /** How long to wait for a server that is gone. */
  readonly patience?: Patience;
  /** Aborts while nothing runs yet. A server that is being launched is awaited, to be stopped properly. */
  readonly signal?: AbortSignal;
};

export type PrivatePostgres = {
  readonly connectionString: string;
  readonly where: {
    readonly data: string;
    readonly log: string;
    readonly binaries: string;
    readonly address: Address;
    /** The account that it runs as, if not our own. */
    readonly account: string | undefined;
  };
  /** Stops the server, also one that an earlier process started. */
  readonly stop: () => Promise<void>;
  /** Called when the server ended without `stop` and could not be restarted. */
  readonly onExit: (listener: (reason: Error) => void) => void;
};

const database = 'famiglia';

/** A private PostgreSQL in DATA_DIR: created on the first start, found again on every later one. */
export const startPrivatePostgres = async (options: Options): Promise<PrivatePostgres> => {
  const { log, settings = {}, platform = process.platform, signal } = options;
  const { shelterRoots = shelterRootsOn(platform), socketRoots = socketRootsOn(platform) } = options;
  const dataDir = path.resolve(options.dataDir);
  const installed = nativeBinaries(thisMachine());
  const home = await chooseHome({ dataDir, shelterRoots, installed, log });
  const data = path.join(home.directory, 'data');
  const { account } = home;
  const copiesIn = async () => (account ? shelter(shelterRoots, account) : home.directory);
  const binaries = await prepareBinaries({ account, copiesIn, installed, log });
  signal?.throwIfAborted();
  if (!(await holdsCluster(data, binaries))) await initialiseCluster(home, binaries, { signal });
  signal?.throwIfAborted();

  const launchOptions = { home, binaries, socketRoots, settings, platform };
  const attachment = await reachPostmaster(launchOptions);
  await ensureDatabase(attachment.owner);
  const { address } = attachment;
  const watch = watchOwnership({
    data,
    first: attachment,
    reach: async () => reachPostmaster({ ...launchOptions, address }),
    isWhole: async () => holdsCluster(data, binaries).catch(() => false),
    log,
    patience: options.patience,
  });
  const stop = async () => {
    await watch.expectExit();
    await stopPostmaster(home, binaries);
    await leaveAddress(address);
  };
  let stopped: Promise<void> | undefined;
  return {
    connectionString: await connectionString(data, address, database),
    where: {
      data,
      log: logFile(home),
      binaries: binaries.directory,
      address,
      account: account?.name,
    },
    stop: () => (stopped ??= stop()),
    onExit: watch.onExit,
  };
};

const ensureDatabase = async (owner: Client): Promise<void> => {
  const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${database}`);
};

/** `fast` ends all sessions and writes all data to disk; `immediate` leaves that to the recovery of the next start. */
const stopPostmaster = async (home: Home, binaries: Binaries): Promise<void> => {
  const data = path.join(home.directory, 'data');
  let output = '';
  for (const mode of ['fast', 'immediate']) {
    const options = ['stop', '-D', data, '-m', mode, '-w', '-t', '10'];
    const run = await runAs(home.account, program(binaries, 'pg_ctl'), options);
    if (run.ok || !(await findPostmaster(data))) return;
    output = run.output;
  }
  throw new PrivatePostgresError(`The PostgreSQL server on ${data} did not stop: ${output}`);
};
