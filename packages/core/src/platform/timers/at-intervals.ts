/** The share of an interval by which a timer may be early and still counts as that of the multiple it was set for. */
const EARLY = 0.1;

/**
 * Calls `work` again and again, at whole multiples of `everyMs` since the process began. Whatever looks for something at
 * intervals wakes an idle process together in this way, not one after the other. Returns a function that ends it.
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
