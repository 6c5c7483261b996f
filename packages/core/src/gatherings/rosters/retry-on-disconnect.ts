import { setTimeout as sleep } from 'node:timers/promises';
import { isOutage } from '../../platform/db/is-outage.ts';

/** A PostgreSQL that restarts is back within this; who clicked must be answered a little later than that. */
const PATIENCE_MS = 1500;
const PAUSE_MS = 100;

/**
 * Repeats a transaction that lost its connection. Whether the lost one was committed nobody knows, so this is
 * only for work that counts once however often it is done.
 */
export const retryOnDisconnect = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await transaction();
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
};
