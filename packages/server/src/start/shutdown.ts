import type { Logger } from '@famiglia/core/platform/logger';
import { withTimeout } from './with-timeout.ts';
import { warnIfSlow } from './warn-if-slow.ts';

/**
 * From the outside in: whoever serves people ends before what they stand on. With what each is waited for, in words
 * for the person who waits.
 */
const PARTS = {
  demo: 'what is being made of the demo family’s history',
  http: 'requests that are being answered',
  bot: 'what the bot has begun in Discord',
  jobs: 'running jobs',
  bus: 'the event bus',
  connections: 'the last database statements',
  sandbox: 'the sandbox',
  postgres: 'PostgreSQL to write everything to the disk',
} as const;
export type Part = keyof typeof PARTS;
const STOP_ORDER = Object.keys(PARTS) as Part[];

const FINISH_WITHIN_MS = 10_000;

export interface Shutdown {
  add: (part: Part, stop: () => Promise<unknown>) => void;
  /** Stops all that was started, in order. What does not end in time is left behind, never waited for. */
  run: () => Promise<void>;
}

export const createShutdown = (log: Logger, finishWithinMs = FINISH_WITHIN_MS): Shutdown => {
  const started = new Map<Part, () => Promise<unknown>>();
  return {
    add: (part, stop) => started.set(part, stop),
    run: async () => {
      const deadline = Date.now() + finishWithinMs;
      for (const part of STOP_ORDER) {
        const stop = started.get(part);
        if (stop === undefined) continue;
        // The database has its own, harder way of ending in time, and is the last thing to cut short.
        const patience = part === 'postgres' ? 2 * finishWithinMs : deadline - Date.now();
        await stopInTime(part, stop, Math.max(patience, 500), log);
      }
      started.clear();
    },
  };
};

const stopInTime = async (part: Part, stop: () => Promise<unknown>, patience: number, log: Logger) => {
  try {
    const ended = await warnIfSlow(log, PARTS[part], withTimeout(patience, stop()));
    if (ended === 'late') log.warn({ part }, 'did not stop in time');
  } catch (error) {
    log.error({ err: error, part }, 'did not stop cleanly');
  }
};
