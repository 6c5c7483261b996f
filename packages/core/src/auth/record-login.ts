import type { adminRoutes } from '@famiglia/contract/admin/admin';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findLogin, insertLogin } from './login-history.queries.ts';
import { presentLogin } from './present-login.ts';

/** Records the caller's own sign-in, once per session. Nothing is taken from the request's body. */
export const recordLogin: UseCase<typeof adminRoutes.recordLogin> = async (context, actor) => {
  if (actor.kind !== 'user') throw new AppError('not_signed_in');
  const { userId, sessionId, client } = actor;
  await insertLogin(context.db, { userId, sessionId, at: context.clock(), client });
  const found = await findLogin(context.db, sessionId);
  if (found === undefined) throw new Error('a recorded sign-in is missing');
  return presentLogin(found);
};
