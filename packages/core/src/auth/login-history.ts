import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import type { LoginRecord } from '@famiglia/contract/admin/admin';
import { eq } from 'drizzle-orm';
import { isIP } from 'node:net';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import type { ClientInfo } from '../platform/actor.ts';
import type { Queryable } from '../platform/db/database.ts';
import { loginHistory, users } from '../platform/db/schema/auth.ts';

/** Records the caller's own sign-in, once per session. Nothing is taken from the request's body. */
export const recordLogin: UseCase<typeof adminRoutes.recordLogin> = async (context, actor) => {
  if (actor.kind !== 'user') throw new AppError('not_signed_in');
  const { userId, sessionId, client } = actor;
  await insertLogin(context.db, { userId, sessionId, at: context.clock(), client });
  const found = await findLogin(context.db, sessionId);
  if (found === undefined) throw new Error('a recorded sign-in is missing');
  return presentLogin(found);
};

interface LoginRow {
  login: typeof loginHistory.$inferSelect;
  username: string;
}

export const presentLogin = ({ login, username }: LoginRow): LoginRecord => ({
  id: String(login.id),
  user_id: login.userId,
  username,
  at: login.at.toISOString(),
  ip: login.ip,
  country_code: login.countryCode,
  user_agent: login.userAgent,
});

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

const findLogin = async (db: Queryable, sessionId: string) => {
  const [found] = await db
    .select({ login: loginHistory, username: users.username })
    .from(loginHistory)
    .innerJoin(users, eq(users.id, loginHistory.userId))
    .where(eq(loginHistory.sessionId, sessionId));
  return found;
};
