import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * PostgreSQL's codes for "not available now": class 08 is a broken connection, 53300 too many of them, 57P01 to 57P03 a
 * stop or start; 55P03, 57014 and 25P03 are our own limits on locks, statements and idle transactions.
 */
const OUTAGE = /^(08...|53300|55P03|57014|57P0[123]|25P03)$/;

/** The system's codes for a server that cannot be reached. Files and Discord fail with the same codes. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of the driver that have no code. */
const LOST =
  /connection terminated|connection ended|client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|query read timeout/i;

/** Whether something failed because the database was away or too busy: a retry may succeed. */
export const isOutage = (error: unknown): boolean => {
  let asked = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    asked ||= cause instanceof DrizzleQueryError;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (LOST.test(cause.message) || OUTAGE.test(code) || (asked && UNREACHABLE.test(code))) return true;
  }
  return false;
};

/** Whether PostgreSQL had no disk space to write: the statement has no effect, and reading still works. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, ['53100']);

/**
 * Whether PostgreSQL ended this transaction because of another one: a deadlock or a serialization failure. Nothing was
 * written, and a retry succeeds once the other is done.
 */
export const isCollision = (error: unknown): boolean => hasCode(error, ['40P01', '40001']);

/** Whether a lock was not given in the time that this transaction would wait for it. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, ['55P03']);

const hasCode = (error: unknown, codes: readonly string[]): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.includes(String(cause.code))) return true;
  }
  return false;
};

/** Whether PostgreSQL could not take a value at all (class 22): no id, out of range, a character that cannot be stored. */
export const isRefusedValue = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)) ||
    isRefusedValue(error.cause));
