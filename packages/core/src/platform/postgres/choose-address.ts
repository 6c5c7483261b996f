import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Home } from './choose-home.ts';
import type { Address } from './connection-string.ts';
import { hasCode } from './has-code.ts';
import { canWrite } from './run-as.ts';

// The address of a Unix socket holds 104 bytes on macOS and 108 on Linux, with the terminating zero.
const longestSocketPath = 103;
const socketPort = 5432;

/** A private directory for the Unix socket, or a loopback port where none is possible. */
export const chooseAddress = async (home: Home, socketRoots: readonly string[]): Promise<Address> => {
  const hash = createHash('sha256').update(home.directory).digest('hex').slice(0, 16);
  for (const root of socketRoots) {
    const directory = path.join(root, `famiglia-${hash}`);
    const socket = path.join(directory, `.s.PGSQL.${socketPort}`);
    // Six more characters for the name that replaces a taken one.
    if (Buffer.byteLength(socket) + 7 > longestSocketPath) continue;
    const made = await privateDirectory(directory, home).catch(() => undefined);
    if (made) return { kind: 'socket', directory: made, port: socketPort };
  }
  return { kind: 'loopback', port: await freePort() };
};

/** Removes the directory of the socket, if no server uses it. */
export const leaveAddress = async (address: Address): Promise<void> => {
  if (address.kind === 'socket') await rmdir(address.directory).catch(() => undefined);
};

const privateDirectory = async (wanted: string, { account }: Home): Promise<string | undefined> => {
  const uid = account?.uid ?? process.getuid?.();
  let directory = wanted;
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const found = await lstat(directory);
    // Everybody can write to the temporary directory: a directory of another account is not trusted.
    const ours = found.isDirectory() && (found.uid === uid || found.uid === process.getuid?.());
    if (!ours) directory = await mkdtemp(`${directory}-`);
  }
  await chmod(directory, 0o700);
  if (account) await chown(directory, account.uid, account.gid);
  return (await canWrite(account, directory)) ? directory : undefined;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
