import { type ChildProcess, spawn } from 'node:child_process';
import { chown, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Home } from './choose-home.ts';
import type { Address } from './connection-string.ts';
import { type Binaries, program } from './native-binaries.ts';
import { childEnvironment } from './run-as.ts';

export type Settings = Readonly<Record<string, string>>;

const largestLog = 1_000_000;

export const logFile = (home: Home): string => path.join(home.directory, 'server.log');

/**
 * Starts the server as a process of its own that outlives us: it keeps its own session, so that a Ctrl-C meant
 * for us does not stop it before we have finished, and writes to a file, not to a pipe that ends with us.
 */
export async function launchPostmaster(
  home: Home,
  binaries: Binaries,
  address: Address,
  settings: Settings = {},
): Promise<ChildProcess> {
  const log = await openLog(home);
  const options = Object.entries({ ...listening(address), ...quiet, ...settings });
  const child = spawn(
    program(binaries, 'postgres'),
    [
      '-D',
      path.join(home.directory, 'data'),
      ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: '/',
      detached: true,
      env: childEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
      ...(home.account && { uid: home.account.uid, gid: home.account.gid }),
    },
  );
  // A program that cannot be started at all also ends here, and is told by its exit.
  child.once('error', () => undefined);
  child.unref();
  await log.close();
  return child;
}

function listening(address: Address): Settings {
  if (address.kind === 'socket') {
    return { listen_addresses: '', unix_socket_directories: address.directory, port: String(address.port) };
  }
  return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(address.port) };
}

/** Failed statements are the program's to log; the server would log them with the values in them. */
const quiet: Settings = { log_min_messages: 'log', log_checkpoints: 'off' };

async function openLog(home: Home) {
  const file = logFile(home);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(file, `${file}.old`);
  const log = await open(file, 'a', 0o600);
  if (home.account) await chown(file, home.account.uid, home.account.gid);
  return log;
}
