import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const main = fileURLToPath(new URL('../../packages/server/dist/program/main.js', import.meta.url));
const TIMEOUT_MS = 120_000;
export const LONG_TIMEOUT_MS = 300_000;

export interface Place {
  dataDir: string;
  port: number;
  sandboxPort: number;
  /** Further environment variables. */
  settings?: Record<string, string>;
}

export interface FamigliaProcess extends Place {
  url: string;
  sandboxUrl: string;
  pid: number;
  /** Everything it has written so far, to both outputs. */
  log: () => string;
  /** Waits until this text is in its log. */
  says: (words: string) => Promise<void>;
  stop: () => Promise<void>;
  /** kill -9: no message, no write, no cleanup. */
  kill: () => Promise<void>;
  /** Closes the reading end of its log. Resolves when the process has stopped by itself. */
  abandon: () => Promise<void>;
}

export const newPlace = async (dataDir: string): Promise<Place> => ({
  dataDir,
  port: await freePort(),
  sandboxPort: await freePort(),
});

/** A place for a process with the demo family, whose webhooks may lead to a receiver of a test. */
export const demoPlace = async (dataDir: string): Promise<Place> => ({
  ...(await newPlace(dataDir)),
  settings: { WEBHOOKS_TO_THIS_MACHINE: '1' },
});

/** The real program in its own process. Starting with the same place again is a restart. */
export const startProcess = async (place: Place): Promise<FamigliaProcess> => {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(place.port),
      SANDBOX_PORT: String(place.sandboxPort),
      DATA_DIR: place.dataDir,
      // The journeys name the Russian family's events and channels.
      DEMO_LANGUAGE: 'ru',
      ...place.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = `http://127.0.0.1:${place.port}`;
  try {
    await untilReady(url, () => child.exitCode === null);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`Famiglia did not start:\n${output.join('')}`, { cause: error });
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    ...place,
    url,
    sandboxUrl: `http://127.0.0.1:${place.sandboxPort}`,
    pid: child.pid ?? 0,
    log: () => output.join(''),
    says: async (words) => {
      const deadline = Date.now() + LONG_TIMEOUT_MS;
      while (!output.join('').includes(words)) {
        if (Date.now() > deadline || child.exitCode !== null) {
          throw new Error(`Famiglia never said “${words}”:\n${output.join('')}`);
        }
        await delay(100);
      }
    },
    stop: async () => end('SIGTERM'),
    kill: async () => end('SIGKILL'),
    abandon: async () => {
      const exited = once(child, 'exit');
      child.stdout.destroy();
      child.stderr.destroy();
      // Causes a log line.
      await fetch(`${url}/healthz/none`).catch(() => undefined);
      await exited;
    },
  };
};

/** Waits until the process at this address can do its work. */
export const untilReady = async (
  url: string,
  isRunning = () => true,
  patience = TIMEOUT_MS,
): Promise<void> => {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && isRunning()) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await delay(100);
  }
  throw new Error(`${url} is not ready`);
};
