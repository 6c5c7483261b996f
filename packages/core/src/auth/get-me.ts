import type { authRoutes } from '@famiglia/contract/auth/auth';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentUser } from './present-user.ts';
import { findUser } from './sign-in.queries.ts';

export const getMe: UseCase<typeof authRoutes.me> = async (context, actor) => {
  const user = await findUser(context.db, requireSignedIn(actor).userId);
  if (user === undefined) throw new AppError('not_signed_in');
  return presentUser(context.config, user);
};
