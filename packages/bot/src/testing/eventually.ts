import { setTimeout as sleep } from 'node:timers/promises';

/** Only a condition that never holds waits this long; a busy machine may stall a process for seconds. */
const PATIENCE_MS = 30_000;
/** Most conditions hold within moments. Looking often at one that does not would slow down what it waits for. */
const PAUSE_MS = { first: 10, longest: 250, growth: 1.4 };

/** Repeats an assertion until it holds: Discord's events arrive through the gateway a moment later. */
export const eventually = async (assertion: () => Promise<void> | void): Promise<void> => {
  const until = performance.now() + PATIENCE_MS;
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * PAUSE_MS.growth, PAUSE_MS.longest)) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await sleep(pauseMs);
  }
};
