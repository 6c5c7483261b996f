/** Discord allows five edits in five seconds, and many clicks within a second need only one redraw. */
const SPACING_MS = 1200;
/** Clicks come in bursts: the first waits this long for the others. */
const GATHER_MS = 200;

interface RedrawQueue {
  /** Requests a redraw of this roster. Several requests are served by one redraw. */
  ask: (rosterId: string) => void;
  stop: () => void;
}

interface Waiting {
  timer: NodeJS.Timeout | undefined;
  again: boolean;
}

/**
 * Runs one redraw at a time per roster, spaced as Discord's rate limit needs. A request during a redraw is
 * not lost: another redraw follows.
 */
export const createRedrawQueue = (draw: (rosterId: string) => Promise<void>): RedrawQueue => {
  const waiting = new Map<string, Waiting>();
  let stopped = false;

  const plan = (rosterId: string, delayMs: number): void => {
    const timer = setTimeout(() => void run(rosterId), delayMs);
    waiting.set(rosterId, { timer, again: false });
  };

  const run = async (rosterId: string): Promise<void> => {
    const mine: Waiting = { timer: undefined, again: false };
    waiting.set(rosterId, mine);
    const startedAt = performance.now();
    await draw(rosterId);
    const rest = Math.max(0, SPACING_MS - (performance.now() - startedAt));
    if (stopped) return;
    // Kept for a while without requests, so that the next click is not redrawn too soon.
    mine.timer = setTimeout(() => {
      waiting.delete(rosterId);
      if (mine.again) plan(rosterId, 0);
    }, rest);
  };

  return {
    ask: (rosterId) => {
      const known = waiting.get(rosterId);
      if (stopped) return;
      if (known === undefined) plan(rosterId, GATHER_MS);
      else known.again = true;
    },
    stop: () => {
      stopped = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
};
