import type { authRoutes } from '@famiglia/contract/auth/auth';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { retireIdleGrants } from './retired-grant.queries.ts';
import { markEnded, markAllEnded } from './session.queries.ts';
import { deleteCodes } from './sign-in.queries.ts';
import { sessionMemory } from './session-memory.ts';

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

/**
 * Ends a session with all its tokens, and tells every process, so that its sockets close. The grant ends with the
 * person's last session.
 */
export const endSession = async (context: Context, tx: Transaction, sessionId: string): Promise<void> => {
  const now = context.clock();
  const userId = await markEnded(tx, sessionId, now);
  if (userId === null) return;
  await publishSessionEnd(context, tx, sessionId);
  await retireIdleGrants(tx, now, userId);
};

/** Ends all sessions of a person in all processes, closes their sockets, and revokes their grant at Discord. */
export const endAllSessions = async (
  context: Pick<Context, 'bus' | 'clock'>,
  tx: Transaction,
  userId: string,
): Promise<void> => {
  const now = context.clock();
  for (const sessionId of await markAllEnded(tx, userId, now))
    await publishSessionEnd(context, tx, sessionId);
  await deleteCodes(tx, userId);
  await retireIdleGrants(tx, now, userId);
};

/** Removes a session from this process's cache at once, and from that of others when the transaction commits. */
const publishSessionEnd = async (
  context: Pick<Context, 'bus'>,
  tx: Transaction,
  sessionId: string,
): Promise<void> => {
  sessionMemory(context.bus).end(sessionId);
  await context.bus.publish(tx, { type: 'session.ended', sessionId });
};
