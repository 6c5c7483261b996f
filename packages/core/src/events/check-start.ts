import { AppError } from '../platform/app-error.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** A start, or the end of a term, must be in the future and within a year: a later one is a typing error. */
export const checkStart = (startsAt: Date, now: Date, field: 'starts_at' | 'ends_at' = 'starts_at'): void => {
  const message = wrong(startsAt.getTime() - now.getTime());
  if (message !== null) {
    throw new AppError('validation_failed', { errors: [{ field, message }] });
  }
};

const wrong = (aheadMs: number): string | null => {
  if (aheadMs <= 0) return 'in_past';
  return aheadMs > YEAR_MS ? 'too_far' : null;
};
