import { setTimeout as sleep } from 'node:timers/promises';

/** Knows what is still being done, so that a stop can wait for it. */
export interface RunningWork {
  add: (work: Promise<void>) => void;
  /** Resolves when nothing runs any more, or when the time is over. */
  finish: (timeoutMs: number) => Promise<void>;
}

export const createRunningWork = (): RunningWork => {
  const running = new Set<Promise<void>>();

  const allDone = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running);
  };

  return {
    add: (work) => {
      running.add(work);
      void Promise.allSettled([work]).then(() => running.delete(work));
    },
    finish: async (timeoutMs) => {
      const timer = new AbortController();
      const timeUp = sleep(timeoutMs, undefined, { signal: timer.signal }).catch(() => undefined);
      await Promise.race([allDone(), timeUp]);
      timer.abort();
    },
  };
};
