import { Session } from 'node:inspector';
import { performance } from 'node:perf_hooks';

const EVERY_MS = 30_000;
/** The share of time in which something runs. A collection stops everything for about 0.2 s: nobody may be waiting. */
const MAX_BUSY_SHARE = 0.05;
/** A heap that has grown by half since the last time is worth a collection. */
const GROWTH = 1.5;

/**
 * Gives memory back to the system while nobody is there. A start leaves twice the memory that is needed afterwards, and
 * V8 collects only when enough is allocated, which takes an idle process hours.
 */
export const releaseMemoryWhenIdle = (everyMs = EVERY_MS): (() => void) => {
  let before = performance.eventLoopUtilization();
  let releasedTo = 0;
  let collecting = false;
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (collecting || utilization > MAX_BUSY_SHARE) return;
    if (process.memoryUsage().heapTotal < releasedTo * GROWTH) return;
    collecting = true;
    void collectGarbage().finally(() => {
      collecting = false;
      releasedTo = process.memoryUsage().heapTotal;
    });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Through the inspector: the collection of `--expose-gc` leaves half-empty pages and returns little to the system. */
export const collectGarbage = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  await new Promise((resolve) => {
    session.post('HeapProfiler.collectGarbage', resolve);
  });
  // Inside the inspector’s answer a disconnection never returns.
  await new Promise(setImmediate);
  session.disconnect();
};
