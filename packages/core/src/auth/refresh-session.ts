import type { authRoutes } from '@famiglia/contract/auth/auth';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { createEncryption, hashToken } from '../platform/encryption.ts';
import { endSession } from './logout.ts';
import { issueToken, refreshableUntil } from './issue-token.ts';
import type { IssuedToken } from './issue-token.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { presentSession } from './present-session.ts';
import type { GivenSession } from './present-session.ts';
import { findTokenLife, lockToken, markRotated } from './session.queries.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';

type FoundToken = NonNullable<Awaited<ReturnType<typeof lockToken>>>;
type Refusal = 'not_signed_in' | 'session_over';

/**
 * Gives a session its next token and cookie. A repeated refresh within the grace period gets the same answer (a lost
 * reply, a second tab). A refresh after it, or with another cookie, means that the token was stolen: the session ends. One
 * without any cookie is refused and ends nothing: a program that leaves it out is no thief with a browser.
 */
export const refreshSession = async (
  context: Context,
  actor: Actor,
  { token }: UseCaseInput<typeof authRoutes.refresh>,
): Promise<GivenSession> => {
  const refreshKey = actor.kind === 'discord' ? null : actor.client.refreshKey;
  if (refreshKey === null) throw new AppError('not_signed_in');
  // Returned instead of thrown: the transaction that ends the session has to commit.
  const given = await context.db.transaction(async (tx): Promise<GivenSession | Refusal> => {
    const found = await lockToken(tx, token);
    if (found === undefined || found.session.endedAt !== null) return 'not_signed_in';
    if (found.session.endsAt <= context.clock()) return 'session_over';
    const issued = await nextToken(context, tx, { token, refreshKey }, found);
    return issued === null ? 'not_signed_in' : presentSession(context.config, issued, found.user);
  });
  if (typeof given === 'string') throw new AppError(given);
  return given;
};

interface Shown {
  token: string;
  refreshKey: string;
}

const nextToken = async (
  context: Context,
  tx: Transaction,
  shown: Shown,
  { token: row, session }: FoundToken,
): Promise<IssuedToken | null> => {
  const now = context.clock();
  const isKeyOf = (hash: Buffer | null): boolean => hash !== null && hash.equals(hashToken(shown.refreshKey));
  if (row.rotatedAt === null || row.sealedSuccessor === null) {
    if (!isKeyOf(row.refreshKeyHash)) return endStolen(context, tx, session.id, 'came with another cookie');
    return after(row.issuedAt, LIFETIMES.refresh) > now ? rotate(tx, shown.token, session, now) : null;
  }
  if (after(row.rotatedAt, LIFETIMES.rotationGrace) <= now) {
    return endStolen(context, tx, session.id, 'was used again after its rotation');
  }
  const successor = openSuccessor(shown.token, row.sealedSuccessor);
  // A second tab may send the old token after the first tab's answer has already changed the cookie.
  if (!isKeyOf(row.refreshKeyHash) && !isKeyOf(hashToken(successor.refreshKey))) {
    return endStolen(context, tx, session.id, 'came with another cookie');
  }
  const life = await findTokenLife(tx, successor.token);
  if (life === undefined) return null;
  const expiresAt = refreshableUntil(session, life.issuedAt);
  return {
    token: successor.token,
    expiresAt: life.expiresAt,
    refreshKey: { value: successor.refreshKey, expiresAt },
  };
};

const endStolen = async (
  context: Context,
  tx: Transaction,
  sessionId: string,
  how: string,
): Promise<null> => {
  context.log.warn({ sessionId }, `a session’s token ${how}: the session ends`);
  await endSession(context, tx, sessionId);
  return null;
};

/** The successor is encrypted with the token before it, so that the database alone reveals neither. */
const rotate = async (
  tx: Transaction,
  token: string,
  session: FoundToken['session'],
  now: Date,
): Promise<IssuedToken> => {
  const issued = await issueToken(tx, session, now);
  const sealedSuccessor = createEncryption(token).encrypt(`${issued.token} ${issued.refreshKey.value}`);
  await markRotated(tx, token, { rotatedAt: now, sealedSuccessor });
  return issued;
};

const openSuccessor = (token: string, sealed: Buffer): { token: string; refreshKey: string } => {
  const [next = '', refreshKey = ''] = createEncryption(token).decrypt(sealed).split(' ');
  return { token: next, refreshKey };
};
