import type { authRoutes } from '@famiglia/contract/auth/auth';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { endSession } from './end-session.ts';
import { endAllSessions } from './end-all-sessions.ts';

export const logout: UseCase<typeof authRoutes.logout> = async (context, actor) => {
  if (actor.kind !== 'user') throw new AppError('not_signed_in');
  await context.db.transaction(async (tx) => endSession(context, tx, actor.sessionId));
  return null;
};

/** Ends all of the caller's own sessions, this one included, for example after losing a phone. */
export const logoutEverywhere: UseCase<typeof authRoutes.logoutEverywhere> = async (context, actor) => {
  if (actor.kind !== 'user') throw new AppError('not_signed_in');
  await context.db.transaction(async (tx) => endAllSessions(context, tx, actor.userId));
  return null;
};
