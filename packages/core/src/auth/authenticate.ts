import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { sessions, sessionTokens } from '../db/schema/auth.ts';
import { hashToken } from '../seal.ts';
import { after, LIFETIMES } from './lifetimes.ts';

const prepareQuery = (db: Database) =>
  db
    .select({ userId: sessions.userId, sessionId: sessions.id })
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

/** Every call of the panel passes here, so the statement is planned once per connection. */
const prepared = new WeakMap<Database, ReturnType<typeof prepareQuery>>();

const queryFor = (db: Database): ReturnType<typeof prepareQuery> => {
  const query = prepared.get(db) ?? prepareQuery(db);
  prepared.set(db, query);
  return query;
};

/** Whose token this is, or null where it does not authorise a call (any more). */
export const authenticate = async (
  context: Context,
  token: string,
): Promise<{ userId: string; sessionId: string } | null> => {
  const now = context.clock();
  const graceBegan = after(now, -LIFETIMES.rotationGrace);
  const [session] = await queryFor(context.db).execute({ tokenHash: hashToken(token), now, graceBegan });
  return session ?? null;
};
