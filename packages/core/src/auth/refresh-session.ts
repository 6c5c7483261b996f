import type { authRoutes } from '@famiglia/contract/auth';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { createSeal } from '../seal.ts';
import type { UseCase } from '../use-case.ts';
import { endSession } from './end-session.ts';
import { issueToken } from './issue-token.ts';
import type { IssuedToken } from './issue-token.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { presentSession } from './present-session.ts';
import { findTokenExpiry, lockToken, markRotated } from './session.queries.ts';

/**
 * Gives a session its next token. The same refresh repeated in time gets the same answer (a lost reply, a
 * second tab). Later than that, two holders have the token and one of them is a thief: the session ends.
 */
export const refreshSession: UseCase<typeof authRoutes.refresh> = async (context, _actor, { token }) => {
  // Returned, not thrown, from the transaction: ending a session has to be committed.
  const session = await context.db.transaction(async (tx) => {
    const found = await lockToken(tx, token);
    if (found === undefined || found.session.endedAt !== null) return null;
    const issued = await nextToken(context, tx, token, found.token);
    return issued === null ? null : presentSession(context.config, issued, found.user);
  });
  if (session === null) throw new AppError('not_signed_in');
  return session;
};

type TokenRow = NonNullable<Awaited<ReturnType<typeof lockToken>>>['token'];

const nextToken = async (
  context: Context,
  tx: Transaction,
  token: string,
  row: TokenRow,
): Promise<IssuedToken | null> => {
  const now = context.clock();
  if (row.rotatedAt === null || row.sealedSuccessor === null) {
    return after(row.issuedAt, LIFETIMES.refresh) > now ? rotate(tx, token, row.sessionId, now) : null;
  }
  if (after(row.rotatedAt, LIFETIMES.rotationGrace) > now) {
    const successor = createSeal(token).open(row.sealedSuccessor);
    const expiresAt = await findTokenExpiry(tx, successor);
    return expiresAt === undefined ? null : { token: successor, expiresAt };
  }
  context.log.warn({ sessionId: row.sessionId }, 'a rotated token was used again: the session ends');
  await endSession(context, tx, row.sessionId);
  return null;
};

/** The successor is sealed with the token it follows: of the two, the database alone can make neither. */
const rotate = async (tx: Transaction, token: string, sessionId: string, now: Date): Promise<IssuedToken> => {
  const issued = await issueToken(tx, sessionId, now);
  await markRotated(tx, token, { rotatedAt: now, sealedSuccessor: createSeal(token).seal(issued.token) });
  return issued;
};
