import { setTimeout as sleep } from 'node:timers/promises';
import { isOutage } from '../platform/db/is-outage.ts';

/** PostgreSQL needs less than this for a restart. A click that was acknowledged to Discord can wait for it. */
const TIMEOUT_MS = 10_000;
const PAUSE_MS = 100;

/**
 * Repeats a transaction that lost its connection. It is unknown whether the lost one was committed, so use this only
 * for idempotent work.
 */
export const retryOnDisconnect = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
  const until = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await transaction();
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
};
