import type { Logger } from '@famiglia/core/platform/log/logger';
import { withTimeout } from './with-timeout.ts';
import { warnIfSlow } from './warn-if-slow.ts';

/**
 * From the outside in: services that serve people stop before those they depend on. Each with words for what the
 * shutdown waits for.
 */
const PARTS = {
  sockets: 'open panels to reach other processes',
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
const SPARE_MS = 500;

export interface Shutdown {
  add: (part: Exclude<Part, 'sockets'>, stop: () => Promise<unknown>) => void;
  /** Open panels are sent to other processes first. This may take longer than everything else together. */
  drainFirst: (drain: () => Promise<unknown>, withinMs: number) => void;
  /** Stops everything that was started, in order. A service that does not stop in time is abandoned. */
  run: () => Promise<void>;
}

export const createShutdown = (log: Logger, finishWithinMs = FINISH_WITHIN_MS): Shutdown => {
  const started = new Map<Part, () => Promise<unknown>>();
  let drain: { stop: () => Promise<unknown>; withinMs: number } | undefined;
  return {
    add: (part, stop) => started.set(part, stop),
    drainFirst: (stop, withinMs) => {
      drain = { stop, withinMs };
    },
    run: async () => {
      if (drain !== undefined) await stopInTime('sockets', drain.stop, drain.withinMs + SPARE_MS, log);
      const deadline = Date.now() + finishWithinMs;
      for (const part of STOP_ORDER) {
        const stop = started.get(part);
        if (stop === undefined) continue;
        // The database limits its own shutdown, and must be the last to be cut short.
        const timeoutMs = part === 'postgres' ? 2 * finishWithinMs : deadline - Date.now();
        await stopInTime(part, stop, Math.max(timeoutMs, SPARE_MS), log);
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
