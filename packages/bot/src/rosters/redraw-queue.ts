/** Discord allows five edits in five seconds; and many clicks of one second are one picture anyway. */
const SPACING_MS = 1200;
/** Clicks come in crowds: the first waits this long for the others. */
const GATHER_MS = 200;

interface RedrawQueue {
  /** This roster has changed. However often it is said, there is one redraw that shows all of it. */
  ask: (rosterId: string) => void;
  stop: () => void;
}

interface Waiting {
  timer: NodeJS.Timeout | undefined;
  again: boolean;
}

/**
 * One redraw at a time for each roster, never closer together than Discord likes. What is asked for while a
 * redraw runs is not lost in it: another one follows.
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
    // Kept a while even if nothing was asked, so that the next click does not come too close.
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
