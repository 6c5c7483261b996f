import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { loginAttempts, loginCodes, users } from '../platform/db/schema/auth.ts';
import type { DiscordUser } from '../platform/discord-oauth.ts';
import { hashToken } from '../platform/encryption.ts';

type NewAttempt = Omit<typeof loginAttempts.$inferInsert, 'stateHash'> & { state: string };
type NewCode = Omit<typeof loginCodes.$inferInsert, 'codeHash'> & { code: string };

export const insertAttempt = async (db: Queryable, { state, ...attempt }: NewAttempt): Promise<void> => {
  await db.insert(loginAttempts).values({ ...attempt, stateHash: hashToken(state) });
};

/** Deletes the attempt, so that its state works once. The attempt of another browser stays. */
export const takeAttempt = async (db: Queryable, state: string, browserHash: Buffer) => {
  const [attempt] = await db
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.stateHash, hashToken(state)), eq(loginAttempts.browserHash, browserHash)))
    .returning();
  return attempt;
};

export const insertCode = async (db: Queryable, { code, ...values }: NewCode): Promise<void> => {
  await db.insert(loginCodes).values({ ...values, codeHash: hashToken(code) });
};

/** Deletes the code, so that it works once. The code of another browser stays. */
export const takeCode = async (db: Queryable, code: string, browserHash: Buffer) => {
  const [taken] = await db
    .delete(loginCodes)
    .where(and(eq(loginCodes.codeHash, hashToken(code)), eq(loginCodes.browserHash, browserHash)))
    .returning();
  return taken;
};

/** Sign-ins between the callback and the panel. */
export const deleteCodes = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(loginCodes).where(eq(loginCodes.userId, userId));
};

export const saveUser = async (db: Queryable, user: DiscordUser, now: Date): Promise<void> => {
  const { id, ...profile } = user;
  await db
    .insert(users)
    .values({ id, ...profile, firstSeenAt: now })
    .onConflictDoUpdate({ target: users.id, set: profile });
};

export const findUser = async (db: Queryable, userId: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
};

export const deleteExpiredSignIns = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, now));
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now));
};
