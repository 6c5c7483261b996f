import { AppError } from '../../platform/app-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when the attendance of something that was finished then can be corrected or undone. */
export const correctableUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + DAY_MS);

/** Refuses to correct what has been settled for a day: people have gone on with what they were paid. */
export const requireCorrectable = (endedAt: Date | null, now: Date): void => {
  if (endedAt !== null && now >= correctableUntil(endedAt)) throw new AppError('attendance_settled');
};
