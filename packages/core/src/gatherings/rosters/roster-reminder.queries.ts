import { and, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { findAway } from '../../personnel/vacations/away.queries.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { rosterEntries } from '../../platform/db/schema/rosters.ts';
import { rosterReminders } from '../../platform/db/schema/roster-messages.ts';
import { dropNotices, insertNotices } from './roster-notice.queries.ts';

const MINUTE_MS = 60_000;

interface ReminderTimes {
  guildId: string;
  rosterId: string;
  startsAt: Date;
  minutes: readonly number[];
}

/** What is due before now is not asked for: a roster made at the last moment reminds nobody of an hour ago. */
export const insertReminders = async (db: Queryable, times: ReminderTimes, now: Date): Promise<void> => {
  const { guildId, rosterId, startsAt, minutes } = times;
  const rows = minutes
    .map((before) => ({
      guildId,
      rosterId,
      minutes: before,
      dueAt: new Date(startsAt.getTime() - before * MINUTE_MS),
    }))
    .filter(({ dueAt }) => dueAt > now);
  if (rows.length > 0) await db.insert(rosterReminders).values(rows).onConflictDoNothing();
};

export const findReminderMinutes = async (db: Queryable, rosterId: string): Promise<number[]> => {
  const rows = await db
    .select({ minutes: rosterReminders.minutes })
    .from(rosterReminders)
    .where(eq(rosterReminders.rosterId, rosterId));
  return rows.map((row) => row.minutes).toSorted((a, b) => b - a);
};

/** A new start is reminded of anew; with the same one, what has been told stays told. */
export const replaceReminders = async (
  tx: Transaction,
  times: ReminderTimes & { moved: boolean },
  now: Date,
): Promise<void> => {
  const { rosterId, minutes, moved } = times;
  const kept = moved || minutes.length === 0 ? undefined : notInArray(rosterReminders.minutes, [...minutes]);
  await tx.delete(rosterReminders).where(and(eq(rosterReminders.rosterId, rosterId), kept));
  // One that waits for Discord tells of a time that is no longer true.
  if (moved) await dropNotices(tx, rosterId, ['reminder'], now);
  await insertReminders(tx, times, now);
};

export const dropReminders = async (tx: Transaction, rosterId: string): Promise<void> => {
  await tx
    .delete(rosterReminders)
    .where(and(eq(rosterReminders.rosterId, rosterId), isNull(rosterReminders.sentAt)));
};

/**
 * Turns reminders that fell due into notices for everybody in main who is not away. Two that fell due together,
 * because nobody was there to send the first, are one.
 */
export const startDueReminders = async (tx: Transaction, now: Date): Promise<void> => {
  const due = await tx
    .update(rosterReminders)
    .set({ sentAt: now })
    .where(and(isNull(rosterReminders.sentAt), lte(rosterReminders.dueAt, now)))
    .returning({
      rosterId: rosterReminders.rosterId,
      guildId: rosterReminders.guildId,
      dueAt: rosterReminders.dueAt,
    });
  const latest = new Map(
    due.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime()).map((row) => [row.rosterId, row]),
  );
  for (const { rosterId, guildId, dueAt } of latest.values()) {
    const selected = await tx
      .select({ userId: rosterEntries.userId })
      .from(rosterEntries)
      .where(and(eq(rosterEntries.rosterId, rosterId), eq(rosterEntries.list, 'main')));
    const userIds = selected.map((row) => row.userId);
    const away = await findAway(tx, guildId, userIds, now);
    await insertNotices(tx, {
      guildId,
      rosterId,
      kind: 'reminder',
      // The minute it fell due tells one reminder from the next, also after the start was moved.
      version: Math.floor(dueAt.getTime() / MINUTE_MS),
      userIds: userIds.filter((userId) => !away.has(userId)),
      createdAt: now,
    });
  }
};
