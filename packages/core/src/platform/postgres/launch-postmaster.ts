import { type ChildProcess, spawn } from 'node:child_process';
import { chown, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Home } from './choose-home.ts';
import type { Address } from './connection-string.ts';
import { type Binaries, program } from './native-binaries.ts';
import { childEnvironment, isStartedByPgCtl } from './platform.ts';

export type Settings = Readonly<Record<string, string>>;

const largestLog = 1_000_000;

export const logFile = (home: Home): string => path.join(home.directory, 'server.log');

type LaunchOptions = {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly settings?: Settings;
  readonly platform: NodeJS.Platform;
};

/**
 * Starts the server as a process that outlives us: in its own session, so that a Ctrl-C for us does not stop it before
 * we have finished, and with a log file instead of a pipe, which would end with us. The child process lives until the
 * server has taken its directory, or has failed.
 */
export const launchPostmaster = async (options: LaunchOptions, address: Address): Promise<ChildProcess> => {
  const { home, platform } = options;
  const log = await openLog(home);
  const byPgCtl = isStartedByPgCtl(platform);
  const [command, args] = byPgCtl ? pgCtlStart(options, address) : postmaster(options, address);
  const child = spawn(command, args, {
    cwd: '/',
    // pg_ctl leaves our session by itself; on Windows `detached` would also open a window.
    detached: !byPgCtl,
    env: childEnvironment(platform, process.env),
    stdio: byPgCtl ? 'ignore' : ['ignore', log.fd, log.fd],
    windowsHide: true,
    ...(home.account && { uid: home.account.uid, gid: home.account.gid }),
  });
  // A program that cannot be started at all ends here too, and its exit reports it.
  child.once('error', () => undefined);
  child.unref();
  await log.close();
  return child;
};

const postmaster = ({ home, binaries, settings }: LaunchOptions, address: Address): [string, string[]] => [
  program(binaries, 'postgres'),
  ['-D', dataOf(home), ...assignments(address, settings).flatMap((one) => ['-c', one])],
];

/** pg_ctl waits for the server itself, and passes the options to a shell: they are quoted for every system's shell. */
const pgCtlStart = ({ home, binaries, settings }: LaunchOptions, address: Address): [string, string[]] => {
  const options = assignments(address, settings).map((one) => `-c "${one}"`);
  const where = ['-D', dataOf(home), '-l', logFile(home)];
  return [program(binaries, 'pg_ctl'), ['start', '-w', ...where, '-o', options.join(' ')]];
};

const dataOf = (home: Home): string => path.join(home.directory, 'data');

const assignments = (address: Address, settings: Settings = {}): string[] =>
  Object.entries({ ...listening(address), ...quietLogSettings, ...lowMemorySettings, ...settings }).map(
    ([name, value]) => `${name}=${value}`,
  );

const listening = (address: Address): Settings => {
  if (address.kind === 'socket') {
    return { listen_addresses: '', unix_socket_directories: address.directory, port: String(address.port) };
  }
  return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(address.port) };
};

/** The program logs failed statements; the server would log them with their values. */
const quietLogSettings: Settings = { log_min_messages: 'log', log_checkpoints: 'off' };

/**
 * One family needs little: the cache of the operating system holds its data too, and nobody replicates this server.
 * Reading in the processes that ask saves three that would only wait for reads. The background writer looks every two seconds, not
 * five times a second: 32 MB are written by the checkpoints.
 */
const lowMemorySettings: Settings = {
  shared_buffers: '32MB',
  io_method: 'sync',
  bgwriter_delay: '2s',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
};

const openLog = async (home: Home) => {
  const file = logFile(home);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(file, `${file}.old`);
  const log = await open(file, 'a', 0o600);
  if (home.account) await chown(file, home.account.uid, home.account.gid);
  return log;
};
