interface PacedQueue {
  /** Requests a run for this key. Several requests are served by one run. */
  ask: (key: string) => void;
  stop: () => void;
}

interface Pace {
  /** Requests come in bursts: the first waits this long for the others. */
  gatherMs: number;
  /** The shortest time between the starts of two runs for one key. */
  spacingMs: number;
}

interface Waiting {
  timer: NodeJS.Timeout | undefined;
  again: boolean;
}

/**
 * Runs one task at a time per key, paced. A request during a run is not lost: another run follows, unless the task has not begun
 * to read yet, which it tells by calling `begin`.
 */
export const createPacedQueue = (
  { gatherMs, spacingMs }: Pace,
  task: (key: string, begin: () => void) => Promise<void>,
): PacedQueue => {
  const waiting = new Map<string, Waiting>();
  let stopped = false;

  const plan = (key: string, delayMs: number): void => {
    const timer = setTimeout(() => void run(key), delayMs);
    waiting.set(key, { timer, again: false });
  };

  const run = async (key: string): Promise<void> => {
    const mine: Waiting = { timer: undefined, again: false };
    waiting.set(key, mine);
    const startedAt = performance.now();
    await task(key, () => {
      mine.again = false;
    });
    const rest = Math.max(0, spacingMs - (performance.now() - startedAt));
    if (stopped) return;
    // Kept for a while without requests, so that the next one is not served too soon.
    mine.timer = setTimeout(() => {
      waiting.delete(key);
      if (mine.again) plan(key, 0);
    }, rest);
  };

  return {
    ask: (key) => {
      const known = waiting.get(key);
      if (stopped) return;
      if (known === undefined) plan(key, gatherMs);
      else known.again = true;
    },
    stop: () => {
      stopped = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
};
