import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from './backoff.ts';

interface Attempts {
  attempts: number;
  /** Ends the waiting, with its reason. */
  signal: AbortSignal;
  onFailure: (error: unknown) => void;
  firstMs?: number;
}

/** Does work that may be repeated until it succeeds, a few times at most. The last failure is thrown. */
export const tryAgain = async <Result>(
  work: () => Promise<Result>,
  { attempts, signal, onFailure, firstMs }: Attempts,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || signal.aborted) throw error;
      onFailure(error);
      await sleep(backoff(attempt, firstMs), undefined, { signal });
    }
  }
};
