import { and, eq, gte, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { sessions, sessionTokens, users } from '../platform/db/schema/auth.ts';
import { hashToken } from '../platform/encryption.ts';
import { after, LIFETIMES } from './lifetimes.ts';

export interface LivingSession {
  id: string;
  endsAt: Date;
}

export const insertSession = async (
  db: Queryable,
  userId: string,
  createdAt: Date,
): Promise<LivingSession> => {
  const endsAt = after(createdAt, LIFETIMES.session);
  const values = { userId, createdAt, endsAt };
  const [session] = await db.insert(sessions).values(values).returning({ id: sessions.id });
  if (session === undefined) throw new Error('the database returned no session');
  return { id: session.id, endsAt };
};

/** When the active session began. */
export const findSessionStart = async (db: Queryable, sessionId: string): Promise<Date | undefined> => {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  return session?.createdAt;
};

export const insertToken = async (
  db: Queryable,
  sessionId: string,
  { token, refreshKey, ...life }: { token: string; refreshKey: string; issuedAt: Date; expiresAt: Date },
): Promise<void> => {
  const hashes = { tokenHash: hashToken(token), refreshKeyHash: hashToken(refreshKey) };
  await db.insert(sessionTokens).values({ ...hashes, sessionId, ...life });
};

/** A token with its session and person. Both rows are locked, so that a token is rotated once. */
export const lockToken = async (tx: Transaction, token: string) => {
  const [found] = await tx
    .select({ token: sessionTokens, session: sessions, user: users })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessionTokens.tokenHash, hashToken(token)))
    .for('no key update', { of: [sessionTokens, sessions] });
  return found;
};

export const findTokenLife = async (db: Queryable, token: string) => {
  const [found] = await db
    .select({ issuedAt: sessionTokens.issuedAt, expiresAt: sessionTokens.expiresAt })
    .from(sessionTokens)
    .where(eq(sessionTokens.tokenHash, hashToken(token)));
  return found;
};

/** The active session of a token that was replaced before the given time. */
export const findRetiredToken = async (
  db: Queryable,
  token: string,
  before: Date,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ sessionId: sessions.id })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(
      and(
        eq(sessionTokens.tokenHash, hashToken(token)),
        lte(sessionTokens.rotatedAt, before),
        isNull(sessions.endedAt),
      ),
    );
  return found?.sessionId;
};

export const markRotated = async (
  db: Queryable,
  token: string,
  rotation: { rotatedAt: Date; sealedSuccessor: Buffer },
): Promise<void> => {
  await db
    .update(sessionTokens)
    .set(rotation)
    .where(eq(sessionTokens.tokenHash, hashToken(token)));
};

/** The owner of the session that was active, or null where there was none to end. */
export const markEnded = async (db: Queryable, sessionId: string, endedAt: Date): Promise<string | null> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  return ended[0]?.userId ?? null;
};

/** Ids of the sessions that were active until now. */
export const markAllEnded = async (db: Queryable, userId: string, endedAt: Date): Promise<string[]> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
};

/** Sessions that ended, and sessions whose newest token is too old to be refreshed. */
export const deleteDeadSessions = async (db: Queryable, oldestRefreshable: Date): Promise<void> => {
  // A rotated token is kept only as long as its reuse by a thief must be detected.
  await db
    .delete(sessionTokens)
    .where(and(isNotNull(sessionTokens.rotatedAt), lt(sessionTokens.issuedAt, oldestRefreshable)));
  const refreshable = db
    .select({ one: sql`1` })
    .from(sessionTokens)
    .where(and(eq(sessionTokens.sessionId, sessions.id), gte(sessionTokens.issuedAt, oldestRefreshable)));
  await db.delete(sessions).where(or(isNotNull(sessions.endedAt), notExists(refreshable)));
};
