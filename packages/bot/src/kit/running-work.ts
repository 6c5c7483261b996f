import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@famiglia/core/platform/log/logger';

/** Tracks running work, so that a stop can wait for it. */
export interface RunningWork {
  add: (work: Promise<void>) => void;
  /** Resolves when no work is running any more, or when the time is over. */
  finish: (timeoutMs: number) => Promise<void>;
}

export const createRunningWork = (log: Logger): RunningWork => {
  const running = new Set<Promise<void>>();

  const allDone = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running);
  };

  return {
    add: (work) => {
      running.add(work);
      void work
        // The code that adds work handles its failure; an unhandled one is logged here.
        .catch((error: unknown) => log.error({ err: error }, 'work of the bot failed'))
        .then(() => running.delete(work));
    },
    finish: async (timeoutMs) => {
      const timer = new AbortController();
      const timeUp = sleep(timeoutMs, undefined, { signal: timer.signal }).catch(() => undefined);
      await Promise.race([allDone(), timeUp]);
      timer.abort();
    },
  };
};
