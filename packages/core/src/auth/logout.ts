import type { authRoutes } from '@famiglia/contract/auth/auth';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { endSession } from './end-session.ts';

export const logout: UseCase<typeof authRoutes.logout> = async (context, actor) => {
  if (actor.kind !== 'user') throw new AppError('not_signed_in');
  await context.db.transaction(async (tx) => endSession(context, tx, actor.sessionId));
  return null;
};
