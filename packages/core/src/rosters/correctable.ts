import { AppError } from '../platform/app-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when the attendance can be corrected or undone after the finish. */
export const correctableUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + DAY_MS);

/** Refuses to correct attendance a day after the finish: people may have used what they were paid. */
export const requireCorrectable = (endedAt: Date | null, now: Date): void => {
  if (endedAt !== null && now >= correctableUntil(endedAt)) throw new AppError('attendance_settled');
};
