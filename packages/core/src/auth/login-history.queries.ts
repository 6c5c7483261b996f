import { eq } from 'drizzle-orm';
import type { ClientInfo } from '../platform/actor.ts';
import type { Queryable } from '../platform/db/database.ts';
import { loginHistory, users } from '../platform/db/schema/auth.ts';
import { storableAddress } from './storable-address.ts';

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
