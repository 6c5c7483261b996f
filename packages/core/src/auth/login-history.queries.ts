import { eq } from 'drizzle-orm';
import type { ClientInfo } from '../platform/actor.ts';
import type { Queryable } from '../platform/db/database.ts';
import { loginHistory, users } from '../platform/db/schema/auth.ts';
import { isIP } from 'node:net';

const UNKNOWN = '0.0.0.0';

/**
 * A peer's address in a form that PostgreSQL's `inet` accepts: no zone, IPv4 as IPv4. An odd address must not fail a
 * sign-in.
 */
export const storableAddress = (address: string): string => {
  const bare = (address.split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? UNKNOWN : bare;
};

interface NewLogin {
  userId: string;
  sessionId: string;
  at: Date;
  client: ClientInfo;
}

/** Records a sign-in. A session has one row, however often this is called. */
export const insertLogin = async (db: Queryable, { client, ...login }: NewLogin): Promise<void> => {
  await db
    .insert(loginHistory)
    .values({
      ...login,
      ip: storableAddress(client.ip),
      countryCode: client.countryCode,
      userAgent: client.userAgent,
    })
    .onConflictDoNothing({ target: loginHistory.sessionId });
};

export const findLogin = async (db: Queryable, sessionId: string) => {
  const [found] = await db
    .select({ login: loginHistory, username: users.username })
    .from(loginHistory)
    .innerJoin(users, eq(users.id, loginHistory.userId))
    .where(eq(loginHistory.sessionId, sessionId));
  return found;
};
