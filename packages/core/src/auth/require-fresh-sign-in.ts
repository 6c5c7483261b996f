import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { findSessionStart } from './session.queries.ts';

/**
 * For actions that must be impossible from a browser that was left open. The start of the session counts, not the age
 * of its token, which is renewed automatically.
 */
export const requireFreshSignIn = async (context: Context, actor: Actor): Promise<void> => {
  if (actor.kind !== 'user') throw new AppError('sign_in_again');
  const signedInAt = await findSessionStart(context.db, actor.sessionId);
  const oldest = after(context.clock(), -LIFETIMES.freshSignIn);
  if (signedInAt === undefined || signedInAt < oldest) throw new AppError('sign_in_again');
};
