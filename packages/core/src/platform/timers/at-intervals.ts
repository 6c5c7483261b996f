/** A timer may fire early by this share of the interval and still counts for the multiple it was set for. */
const EARLY = 0.1;

/**
 * Calls `work` again and again, at whole multiples of `everyMs` since the process began. So all periodic checks wake an
 * idle process together. Returns a function that ends it.
 */
export const atIntervals = (everyMs: number, work: () => void): (() => void) => {
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    const now = performance.now();
    const next = (Math.floor(now / everyMs + EARLY) + 1) * everyMs;
    timer = setTimeout(() => {
      wait();
      work();
    }, next - now);
  };
  wait();
  return () => clearTimeout(timer);
};
