import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { leaderLetters } from '../platform/db/schema/deliveries.ts';
import { requestDelivery } from './request-delivery.ts';
import type { DeliveryKey } from './request-delivery.ts';

const is = ({ guildId, kind, subject }: DeliveryKey) =>
  and(eq(leaderLetters.guildId, guildId), eq(leaderLetters.kind, kind), eq(leaderLetters.subject, subject));

/**
 * Queues a direct message to the leaders, because no channel could be written to. What they were already told is not
 * queued again.
 */
export const writeLetter = async (
  db: Queryable,
  { guildId, kind, subject }: DeliveryKey,
  now: Date,
): Promise<void> => {
  const written = await db
    .insert(leaderLetters)
    .values({ guildId, kind, subject, createdAt: now })
    .onConflictDoNothing()
    .returning({ kind: leaderLetters.kind });
  if (written.length > 0) await requestDelivery(db, { guildId, kind: 'leader_letter', subject: '' });
};

/** What leaders have not been told yet, oldest first. */
export const findUntoldLetters = async (
  db: Queryable,
  guildId: string,
  limit: number,
): Promise<DeliveryKey[]> =>
  db
    .select({ guildId: leaderLetters.guildId, kind: leaderLetters.kind, subject: leaderLetters.subject })
    .from(leaderLetters)
    .where(and(eq(leaderLetters.guildId, guildId), isNull(leaderLetters.toldAt)))
    .orderBy(asc(leaderLetters.createdAt), asc(leaderLetters.kind), asc(leaderLetters.subject))
    .limit(limit);

/** Marks it as told. What waits for a decision keeps its row, so that it is told once. */
export const settleLetter = async (db: Queryable, key: DeliveryKey, now: Date): Promise<void> => {
  await db.update(leaderLetters).set({ toldAt: now }).where(is(key));
};

/** Deletes it, because it is over or was posted in a channel. */
export const dropLetter = async (db: Queryable, key: DeliveryKey): Promise<void> => {
  await db.delete(leaderLetters).where(is(key));
};
