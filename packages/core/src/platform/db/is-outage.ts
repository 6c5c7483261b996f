import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * What PostgreSQL says when it cannot serve us now: class 08 is a broken connection, 53300 has no more of them, 57P01 to
 * 57P03 stop or start; 55P03, 57014 and 25P03 are our own limits on locks, statements and idle transactions.
 */
const OUTAGE = /^(08...|53300|55P03|57014|57P0[123]|25P03)$/;

/** What the system says of a server that cannot be reached. Files and Discord fail with the same codes. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver says, without any code. */
const LOST =
  /connection terminated|connection ended|client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|query read timeout/i;

/** Whether something failed because the database was away, or too busy to answer in time: the same may work soon. */
export const isOutage = (error: unknown): boolean => {
  let asked = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    asked ||= cause instanceof DrizzleQueryError;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (LOST.test(cause.message) || OUTAGE.test(code) || (asked && UNREACHABLE.test(code))) return true;
  }
  return false;
};

/** Whether PostgreSQL had no room to write: nothing of the statement is kept, and reading goes on. */
export const isDiskFull = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '53100') return true;
  }
  return false;
};
