import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { discordGrants, discordRevocations, loginCodes, sessions } from '../platform/db/schema/auth.ts';
import { hashToken } from '../platform/encryption.ts';

const personHash = (userId: string): Buffer => hashToken(`discord grant of ${userId}`);

/** Retires Discord's tokens of people who have no session and no one-time code; a job revokes them at Discord. */
export const retireIdleGrants = async (db: Queryable, now: Date, userId?: string): Promise<void> => {
  const living = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, discordGrants.userId), isNull(sessions.endedAt)));
  const arriving = db
    .select({ one: sql`1` })
    .from(loginCodes)
    .where(eq(loginCodes.userId, discordGrants.userId));
  const ofPerson = userId === undefined ? undefined : eq(discordGrants.userId, userId);
  const idle = await db
    .delete(discordGrants)
    .where(and(ofPerson, notExists(living), notExists(arriving)))
    .returning({ userId: discordGrants.userId, sealedToken: discordGrants.sealedRefreshToken });
  if (idle.length === 0) return;
  await db.insert(discordRevocations).values(
    idle.map((grant) => ({
      personHash: personHash(grant.userId),
      sealedToken: grant.sealedToken,
      retiredAt: now,
    })),
  );
};

/** The person signed in again before the revocation: revoking the old grant would end the new one too. */
export const cancelRevocations = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(discordRevocations).where(eq(discordRevocations.personHash, personHash(userId)));
};

/** The least recently tried come first, so that one that always fails does not delay the others. */
export const findRevocations = async (db: Queryable, limit: number) =>
  db
    .select()
    .from(discordRevocations)
    .orderBy(
      asc(sql`coalesce(${discordRevocations.triedAt}, ${discordRevocations.retiredAt})`),
      discordRevocations.id,
    )
    .limit(limit);

export const markRevocationTried = async (db: Queryable, id: string, triedAt: Date): Promise<void> => {
  await db.update(discordRevocations).set({ triedAt }).where(eq(discordRevocations.id, id));
};

export const deleteRevocation = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(discordRevocations).where(eq(discordRevocations.id, id));
};

export const deleteOldRevocations = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(discordRevocations).where(lt(discordRevocations.retiredAt, before));
};
