import { and, eq, gte, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { discordGrants, loginCodes, sessions, sessionTokens, users } from '../db/schema/auth.ts';
import { hashToken } from '../seal.ts';

export const insertSession = async (db: Queryable, userId: string, createdAt: Date): Promise<string> => {
  const [session] = await db.insert(sessions).values({ userId, createdAt }).returning({ id: sessions.id });
  if (session === undefined) throw new Error('the database returned no session');
  return session.id;
};

/** When the living session began. */
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
  token: string,
  life: { issuedAt: Date; expiresAt: Date },
): Promise<void> => {
  await db.insert(sessionTokens).values({ tokenHash: hashToken(token), sessionId, ...life });
};

/** A token with its session and person. Both rows are held, so that one token is rotated once. */
export const lockToken = async (tx: Transaction, token: string) => {
  const [found] = await tx
    .select({ token: sessionTokens, session: sessions, user: users })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessionTokens.tokenHash, hashToken(token)))
    .for('update', { of: [sessionTokens, sessions] });
  return found;
};

export const findTokenExpiry = async (db: Queryable, token: string): Promise<Date | undefined> => {
  const [found] = await db
    .select({ expiresAt: sessionTokens.expiresAt })
    .from(sessionTokens)
    .where(eq(sessionTokens.tokenHash, hashToken(token)));
  return found?.expiresAt;
};

/** The living session of a token that was replaced before the given moment. */
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

/** Says whether there was a living session to end. */
export const markEnded = async (db: Queryable, sessionId: string, endedAt: Date): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ids of the sessions that were living until now. */
export const markAllEnded = async (db: Queryable, userId: string, endedAt: Date): Promise<string[]> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
};

/** Sessions that ended, and those without a token young enough to be refreshed. */
export const deleteDeadSessions = async (db: Queryable, oldestRefreshable: Date): Promise<void> => {
  // A rotated token is kept this long only to recognise a thief who still could have used it.
  await db
    .delete(sessionTokens)
    .where(and(isNotNull(sessionTokens.rotatedAt), lt(sessionTokens.issuedAt, oldestRefreshable)));
  const refreshable = db
    .select({ one: sql`1` })
    .from(sessionTokens)
    .where(and(eq(sessionTokens.sessionId, sessions.id), gte(sessionTokens.issuedAt, oldestRefreshable)));
  await db.delete(sessions).where(or(isNotNull(sessions.endedAt), notExists(refreshable)));
};

/** Discord's tokens of people who have no session, and no code to get one, serve nobody. */
export const deleteIdleGrants = async (db: Queryable): Promise<void> => {
  const living = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(eq(sessions.userId, discordGrants.userId));
  const arriving = db
    .select({ one: sql`1` })
    .from(loginCodes)
    .where(eq(loginCodes.userId, discordGrants.userId));
  await db.delete(discordGrants).where(and(notExists(living), notExists(arriving)));
};
