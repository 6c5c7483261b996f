import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { AppError } from './app-error.ts';
import { isCollision, isDiskFull, isLockTimeout, isOutage } from './db/is-outage.ts';
import { StorageFull, StorageUnavailable } from './storage/storage.ts';

/** The error code that a person gets for anything that was thrown. */
export const errorCodeOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (isDiskFull(error) || error instanceof StorageFull) return 'disk_full';
  if (error instanceof StorageUnavailable) return 'storage_unavailable';
  // After the retries of the transaction (transaction.ts): others kept changing the same rows.
  if (isCollision(error) || isLockTimeout(error)) return 'busy';
  return isOutage(error) ? 'database_unavailable' : 'internal';
};
