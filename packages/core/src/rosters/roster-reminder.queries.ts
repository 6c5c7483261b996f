import { and, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { findAway } from '../vacations/away.queries.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { rosterEntries } from '../platform/db/schema/rosters.ts';
import { rosterReminders } from '../platform/db/schema/roster-messages.ts';
import { dropNotices, insertNotices } from './roster-notice.queries.ts';

const MINUTE_MS = 60_000;

interface ReminderTimes {
  guildId: string;
  rosterId: string;
  startsAt: Date;
  minutes: readonly number[];
}

/** Reminders whose time has already passed are left out. */
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

/** After a moved start all reminders are sent again; otherwise sent reminders are not repeated. */
export const replaceReminders = async (
  tx: Transaction,
  times: ReminderTimes & { moved: boolean },
  now: Date,
): Promise<void> => {
  const { rosterId, minutes, moved } = times;
  const kept = moved || minutes.length === 0 ? undefined : notInArray(rosterReminders.minutes, [...minutes]);
  await tx.delete(rosterReminders).where(and(eq(rosterReminders.rosterId, rosterId), kept));
  // A pending reminder names the old time.
  if (moved) await dropNotices(tx, rosterId, ['reminder'], now);
  await insertReminders(tx, times, now);
};

export const dropReminders = async (tx: Transaction, rosterId: string): Promise<void> => {
  await tx
    .delete(rosterReminders)
    .where(and(eq(rosterReminders.rosterId, rosterId), isNull(rosterReminders.sentAt)));
};

/**
 * Turns due reminders into notices for everybody in main who is not away. Two that are due at the same time, because
 * the first was not sent in time, become one.
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
      // The due minute distinguishes one reminder from the next, also after the start was moved.
      version: Math.floor(dueAt.getTime() / MINUTE_MS),
      userIds: userIds.filter((userId) => !away.has(userId)),
      createdAt: now,
    });
  }
};
