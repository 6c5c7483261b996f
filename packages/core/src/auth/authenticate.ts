import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import { sessions, sessionTokens } from '../platform/db/schema/auth.ts';
import { hashToken } from '../platform/encryption.ts';
import { endSession } from './logout.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { sessionMemory } from './session-memory.ts';
import type { KnownSession } from './session-memory.ts';
import { findRetiredToken } from './session.queries.ts';

const prepareQuery = (db: Database) =>
  db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      expiresAt: sessionTokens.expiresAt,
      rotatedAt: sessionTokens.rotatedAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(
      and(
        eq(sessionTokens.tokenHash, sql.placeholder('tokenHash')),
        gt(sessionTokens.expiresAt, sql.placeholder('now')),
        or(isNull(sessionTokens.rotatedAt), gt(sessionTokens.rotatedAt, sql.placeholder('graceBegan'))),
        isNull(sessions.endedAt),
      ),
    )
    .prepare('authenticate');

/** Every call of the panel runs this statement, so it is planned once per connection. */
const prepared = new WeakMap<Database, ReturnType<typeof prepareQuery>>();

const queryFor = (db: Database): ReturnType<typeof prepareQuery> => {
  const query = prepared.get(db) ?? prepareQuery(db);
  prepared.set(db, query);
  return query;
};

/** The session of a token, or null where it does not (or no longer) authorise a call. */
export const authenticate = async (context: Context, token: string): Promise<KnownSession | null> => {
  const now = context.clock();
  const tokenHash = hashToken(token);
  const memory = sessionMemory(context.bus);
  const key = tokenHash.toString('base64');
  const known = memory.find(key, now);
  if (known !== undefined) return known;
  const graceBegan = after(now, -LIFETIMES.rotationGrace);
  const [found] = await queryFor(context.db).execute({ tokenHash, now, graceBegan });
  if (found === undefined) {
    await endIfStolen(context, token);
    return null;
  }
  const { rotatedAt, ...session } = found;
  // A rotated token works only during its grace period, which the database checks.
  if (rotatedAt === null) memory.keep(key, session, now);
  return session;
};

/** A token that was replaced long ago has been stolen: its session ends, whoever presents it. */
const endIfStolen = async (context: Context, token: string): Promise<void> => {
  const graceBegan = after(context.clock(), -LIFETIMES.rotationGrace);
  const sessionId = await findRetiredToken(context.db, token, graceBegan);
  if (sessionId === undefined) return;
  context.log.warn({ sessionId }, 'a rotated token was used again: the session ends');
  await context.db.transaction(async (tx) => endSession(context, tx, sessionId));
};
