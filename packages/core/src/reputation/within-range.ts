import { AppError } from '../platform/app-error.ts';

const CHECK_VIOLATION = '23514';

/** The database refuses balances out of range; the caller gets an error that says so. */
export const withinRange = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
    if (code === CHECK_VIOLATION && constraint === 'balance_within_range') {
      throw new AppError('reputation_out_of_range', { cause: error });
    }
    throw error;
  }
};
