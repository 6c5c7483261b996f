import { setTimeout as sleep } from 'node:timers/promises';

/** A PostgreSQL that restarts is back within this; who clicked must be answered a little later than that. */
const PATIENCE_MS = 1500;
const PAUSE_MS = 100;

/**
 * Repeats a transaction that lost its connection. Whether the lost one was committed nobody knows, so this is
 * only for work that counts once however often it is done.
 */
export const throughOutages = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
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

/** Connection exceptions are class 08 of PostgreSQL's codes; 57P01 to 57P03: it is being stopped or started. */
const OUTAGE = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE)$/;
const LOST = /connection terminated|connection ended|client has encountered a connection error/i;

const isOutage = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && OUTAGE.test(cause.code)) return true;
    if (LOST.test(cause.message)) return true;
  }
  return false;
};
