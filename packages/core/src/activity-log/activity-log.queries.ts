import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { and, asc, eq, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { activity, activityLogQueue as queue } from '../platform/db/schema/activity.ts';

/** Guilds with activity that is not yet posted in the log channel. */
export const findWaitingLogs = async (db: Queryable): Promise<string[]> => {
  const rows = await db.selectDistinct({ guildId: queue.guildId }).from(queue);
  return rows.map((row) => row.guildId);
};

export const hasWaitingLog = async (db: Queryable, guildId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: queue.activityId })
    .from(queue)
    .where(eq(queue.guildId, guildId))
    .limit(1);
  return rows.length > 0;
};

/** A message with its id, and its activity. */
interface StartedMessage {
  id: number;
  activityIds: number[];
}

/**
 * The message that was begun and not finished, if any. Read together with its rows: another process may finish it at
 * any moment, and a message without rows cannot be sent.
 */
export const findBegunMessage = async (tx: Transaction, guildId: string): Promise<StartedMessage | null> => {
  const rows = await tx
    .select({ activityId: queue.activityId, message: queue.message })
    .from(queue)
    .where(and(eq(queue.guildId, guildId), isNotNull(queue.message)))
    .orderBy(asc(queue.message));
  const id = rows[0]?.message ?? null;
  if (id === null) return null;
  return { id, activityIds: rows.filter((row) => row.message === id).map((row) => row.activityId) };
};

/** Puts the oldest rows into a new message, named after the first of them. */
export const beginMessage = async (
  tx: Transaction,
  guildId: string,
  most: number,
): Promise<StartedMessage | null> => {
  const rows = await tx
    .select({ id: queue.activityId })
    .from(queue)
    .where(and(eq(queue.guildId, guildId), isNull(queue.message)))
    .orderBy(asc(queue.activityId))
    .limit(most)
    // Rows that another process is just putting into its message are skipped.
    .for('update', { skipLocked: true });
  const [first] = rows;
  if (first === undefined) return null;
  const ids = rows.map((row) => row.id);
  await tx.update(queue).set({ message: first.id }).where(inArray(queue.activityId, ids));
  return { id: first.id, activityIds: ids };
};

export const finishMessage = async (db: Queryable, guildId: string, message: number): Promise<void> => {
  await db.delete(queue).where(and(eq(queue.guildId, guildId), eq(queue.message, message)));
};

/** Deletes rows without a message whose type is not posted. */
export const dropUnchosen = async (
  tx: Transaction,
  guildId: string,
  chosen: readonly ActivityType[],
): Promise<void> => {
  const unchosen = tx
    .select({ id: activity.id })
    .from(activity)
    .innerJoin(queue, eq(queue.activityId, activity.id))
    .where(and(eq(queue.guildId, guildId), notInArray(activity.type, [...chosen])));
  await tx
    .delete(queue)
    .where(and(eq(queue.guildId, guildId), isNull(queue.message), inArray(queue.activityId, unchosen)));
};

export const dropLog = async (db: Queryable, guildId: string): Promise<void> => {
  await db.delete(queue).where(eq(queue.guildId, guildId));
};

export const dropLogBefore = async (db: Queryable, moment: Date): Promise<void> => {
  const old = db
    .select({ id: activity.id })
    .from(activity)
    .innerJoin(queue, eq(queue.activityId, activity.id))
    .where(lt(activity.createdAt, moment));
  await db.delete(queue).where(inArray(queue.activityId, old));
};
