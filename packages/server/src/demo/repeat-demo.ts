import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from '@famiglia/core/platform/log/logger';
import { findHome } from '@famiglia/core/platform/postgres/choose-home';
import type { Settings } from '../settings.ts';
import { onSignal } from '../start/on-signal.ts';

const HOUR = 3_600_000;
/** A shorter round would only annoy. */
const SHORTEST_ROUND = 20 * 60_000;
const UNTIL = '--demo-until=';

/** When the round ends that this process is; undefined where it is none. */
export const demoUntil = (words: readonly string[] = process.argv): string | undefined =>
  words.find((word) => word.startsWith(UNTIL))?.slice(UNTIL.length);

/** The next full hour that is far enough away. */
export const endOfRound = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + SHORTEST_ROUND) / HOUR) * HOUR);

interface Demo {
  /** The program of a round: this one, which is told when it ends. */
  program: string;
  settings: Pick<Settings, 'DATA_DIR'>;
  log: Logger;
  waitUntil?: (end: Date) => Promise<unknown>;
}

const waitForClock = async (end: Date): Promise<unknown> =>
  setTimeout(end.getTime() - Date.now(), undefined, { ref: false });

/** A public demo: rounds of a process of its own, each with data of its own, one after the other. Returns the exit code. */
export const repeatDemo = async (demo: Demo): Promise<number> => {
  const { program, settings, log, waitUntil = waitForClock } = demo;
  // Only what the rounds made is ever deleted.
  const dataDir = path.join(settings.DATA_DIR, 'demo');
  let round: ChildProcess | undefined;
  let isStopped = false;
  onSignal(
    () => {
      isStopped = true;
      stopRound(round);
    },
    () => round?.kill('SIGKILL'),
  );
  for (;;) {
    await removeRound(dataDir);
    if (isStopped) return 0;
    const end = endOfRound(new Date());
    round = fork(program, [`${UNTIL}${end.toISOString()}`], { env: { ...process.env, DATA_DIR: dataDir } });
    const exit = once(round, 'exit') as Promise<[number | null]>;
    const isDue = await Promise.race([waitUntil(end).then(() => true), exit.then(() => false)]);
    if (isDue) stopRound(round);
    const [code] = await exit;
    if (isStopped || !isDue) return code ?? 1;
    log.info('an hour is over: the demo is made anew');
  }
};

/** Windows has no signals between processes. */
const stopRound = (round: ChildProcess | undefined): void => {
  if (process.platform === 'win32') round?.send('shutdown');
  else round?.kill('SIGTERM');
};

/** The private PostgreSQL may be elsewhere, where root's account cannot reach the directory. */
const removeRound = async (dataDir: string): Promise<void> => {
  await rm(await findHome(dataDir), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
};
