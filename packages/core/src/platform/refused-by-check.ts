import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { AppError } from './app-error.ts';

const CHECK_VIOLATION = '23514';

/** Where the database refuses a value by this check, the caller gets an error that says so. */
export const refusedByCheck = async <Result>(
  check: string,
  code: ErrorCode,
  work: Promise<Result>,
): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const cause = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
    if (cause.code === CHECK_VIOLATION && cause.constraint === check)
      throw new AppError(code, { cause: error });
    throw error;
  }
};
