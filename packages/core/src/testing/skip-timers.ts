import { onTestFinished, vi } from 'vitest';

const MOMENT_MS = 50;

/**
 * Until the test ends, timers of such a length fire after a moment: what happens then is tested, not the waiting.
 * Returns the lengths that were skipped so far.
 */
export const skipTimers = (isSkipped: (ms: number) => boolean): readonly number[] => {
  const { setTimeout: real } = globalThis;
  const skipped: number[] = [];
  const early = (run: () => void, ms = 0): NodeJS.Timeout => {
    if (!isSkipped(ms)) return real(run, ms);
    skipped.push(ms);
    return real(run, MOMENT_MS);
  };
  vi.stubGlobal('setTimeout', Object.assign(early, real));
  onTestFinished(() => void vi.unstubAllGlobals());
  return skipped;
};
