import type { ErrorCode } from '@famiglia/contract/error-codes';
import { AppError } from './app-error.ts';
import { isOutage } from './db/is-outage.ts';

/** What a person is told of anything that was thrown. */
export const errorCodeOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  return isOutage(error) ? 'database_unavailable' : 'internal';
};
