import { backoff } from './backoff.ts';

/** Discord has failed so often in a row that asking once more would only add to its trouble. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
  /** When somebody may try again. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('Discord fails again and again; it is left alone for a while');
    this.retryAfterMs = retryAfterMs;
  }
}

export interface Circuit {
  /** How long to wait before this request. Throws where it should not be made at all. */
  enter: () => number;
  succeeded: () => void;
  failed: () => void;
}

const FIRST_PAUSE_MS = 500;

/**
 * Watches one thing that may fail. The first failures cost a growing pause each; after `closedFor` of them in a row the
 * circuit opens: everybody is refused at once, and after each of ever longer times one request may find out whether it
 * is over.
 */
export const createCircuit = (closedFor: number, now: () => number = () => performance.now()): Circuit => {
  let failures = 0;
  let openUntil = 0;
  return {
    enter: () => {
      if (failures === 0) return 0;
      if (failures < closedFor) return backoff(failures - 1, FIRST_PAUSE_MS);
      const leftMs = openUntil - now();
      if (leftMs > 0) throw new CircuitOpen(leftMs);
      // This one finds out; the others wait for what it finds.
      openUntil = now() + backoff(failures - closedFor);
      return 0;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= closedFor) openUntil = now() + backoff(failures - closedFor);
    },
  };
};
