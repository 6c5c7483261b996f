const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** How long to wait before the next attempt: doubling, with jitter so that processes do not retry together. */
export const backoff = (attempt: number, firstMs = FIRST_MS, longestMs = LONGEST_MS): number =>
  Math.min(longestMs, firstMs * 2 ** attempt) * (0.75 + Math.random() / 2);
