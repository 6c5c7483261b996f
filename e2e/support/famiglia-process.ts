import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const main = fileURLToPath(new URL('../../packages/server/dist/program/main.js', import.meta.url));
const TIMEOUT_MS = 120_000;
/** The demo's history takes a minute of two processors; slow ones are given their time. */
export const LONG_TIMEOUT_MS = 600_000;
const LOOK_EVERY_MS = 100;
/** Of a log, in an error: the last lines of a run are what people read. */
const MAX_LINES = 20;

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
  /** Waits until one of these texts is in its log, and returns what is there from it on. */
  says: (...texts: readonly string[]) => Promise<string>;
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
  let log = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (log += text));
  /** Also by a signal: a machine without memory kills it. */
  const ending = (): string | null => child.signalCode ?? child.exitCode?.toString() ?? null;
  const url = `http://127.0.0.1:${place.port}`;
  try {
    await untilReady(url, () => ending() === null);
  } catch (error) {
    const how = ending() === null ? '' : ` (it ended with ${ending()})`;
    child.kill('SIGKILL');
    throw new Error(`Famiglia did not start${how}:\n${lastLines(log)}`, { cause: error });
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (ending() !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    ...place,
    url,
    sandboxUrl: `http://127.0.0.1:${place.sandboxPort}`,
    pid: child.pid ?? 0,
    log: () => log,
    says: async (...texts) => {
      const deadline = Date.now() + LONG_TIMEOUT_MS;
      for (;;) {
        const said = texts.find((text) => log.includes(text));
        if (said !== undefined) return linesFrom(log, said);
        const isOver = ending() !== null;
        if (isOver || Date.now() > deadline) {
          const why = isOver ? `it ended with ${ending()}` : `${LONG_TIMEOUT_MS / 1000} s are over`;
          throw new Error(`Famiglia never said “${texts.join('”, “')}”: ${why}\n${lastLines(log)}`);
        }
        await delay(LOOK_EVERY_MS);
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
    await delay(LOOK_EVERY_MS);
  }
  throw new Error(`${url} is not ready`);
};

const lastLines = (log: string): string => log.trimEnd().split('\n').slice(-MAX_LINES).join('\n');

/** The line with this text, and those that follow: the error stands below its message. */
const linesFrom = (log: string, text: string): string => {
  const lines = log.slice(log.lastIndexOf('\n', log.indexOf(text)) + 1).split('\n');
  return lines.slice(0, MAX_LINES).join('\n');
};
