import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { attach, type Attachment } from './attach.ts';
import { chooseAddress, leaveAddress } from './choose-address.ts';
import type { Home } from './choose-home.ts';
import type { Address } from './connection-string.ts';
import { launchPostmaster, logFile, type Settings } from './launch-postmaster.ts';
import type { Binaries } from './native-binaries.ts';
import { findPostmaster } from './postmaster-file.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

type ReachOptions = {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly socketRoots: readonly string[];
  readonly settings?: Settings;
  readonly platform: NodeJS.Platform;
  /** Where it listened before; other processes know only this address. */
  readonly address?: Address;
};

// A start may lose a race for the data directory, the socket's directory or a port, but not three times.
const attempts = 3;

/** Attaches to a server that a killed process left running, or launches one. */
export const reachPostmaster = async (options: ReachOptions): Promise<Attachment> => {
  const { home, socketRoots } = options;
  const data = path.join(home.directory, 'data');
  const launchAndAttach = async () => {
    // The socket's directory may have to be created again; a port must stay the same for others.
    const address =
      options.address?.kind === 'loopback' ? options.address : await chooseAddress(home, socketRoots);
    await untilStarted(await launchPostmaster(options, address), data);
    const attachment = await attach(data);
    if (!attachment) await leaveAddress(address);
    return attachment;
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const attachment = (await attach(data)) ?? (await launchAndAttach());
    if (attachment) return attachment;
  }
  const lines = (await readFile(logFile(home), 'utf8')).trim().split('\n').slice(-10);
  throw new PrivatePostgresError(
    `PostgreSQL does not start on ${data}. The last lines of ${logFile(home)}:\n${lines.join('\n')}`,
  );
};

/** Resolves once the server has taken the data directory, or has failed. */
const untilStarted = async (child: ChildProcess, data: string): Promise<void> => {
  const runs = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  while (runs() && !(await findPostmaster(data))) await delay(10);
};
