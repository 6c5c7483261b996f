import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@famiglia/core/platform/logger';

/** Knows what is still being done, so that a stop can wait for it. */
export interface RunningWork {
  add: (work: Promise<void>) => void;
  /** Resolves when nothing runs any more, or when the time is over. */
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
        // Whoever adds work answers for its failure; what slips through must not vanish without a word.
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
