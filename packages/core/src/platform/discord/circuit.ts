import { backoff } from '../retry/backoff.ts';

/** Discord has failed so often in a row that further requests are held back. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
  /** When the next attempt is allowed. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('Discord fails again and again; it is left alone for a while');
    this.retryAfterMs = retryAfterMs;
  }
}

export interface Circuit {
  /** How long to wait before this request. Throws where it must not be made. */
  enter: () => number;
  succeeded: () => void;
  failed: () => void;
}

const FIRST_PAUSE_MS = 500;

/**
 * Circuit breaker. The first failures each cost a growing pause; after `closedFor` failures in a row the circuit opens:
 * every request is refused at once, except one after each of ever longer pauses, which tests whether the outage is
 * over.
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
      // This request is the test; the others wait for its result.
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
