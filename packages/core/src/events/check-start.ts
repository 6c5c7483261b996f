import { AppError } from '../platform/app-error.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** A start must be in the future and within a year: a later one is a typing error. */
export const checkStart = (startsAt: Date, now: Date): void => {
  const message = wrong(startsAt.getTime() - now.getTime());
  if (message !== null) {
    throw new AppError('validation_failed', { errors: [{ field: 'starts_at', message }] });
  }
};

const wrong = (aheadMs: number): string | null => {
  if (aheadMs <= 0) return 'in_past';
  return aheadMs > YEAR_MS ? 'too_far' : null;
};
