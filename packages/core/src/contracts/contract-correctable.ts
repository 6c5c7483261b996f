import { LOOK_BACK_DAYS } from '@famiglia/contract/payday/payday';
import { AppError } from '../platform/app-error.ts';

/** A payday looks no further back, so a later correction would change nothing. */
export const correctableUntil = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + LOOK_BACK_DAYS * 24 * 60 * 60 * 1000);

export const requireCorrectable = (confirmedAt: Date | null, now: Date): void => {
  if (confirmedAt === null || now >= correctableUntil(confirmedAt)) throw new AppError('contract_settled');
};
