import { and, eq, exists, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/db/database.ts';
import { rosterReminders } from '../platform/db/schema/roster-messages.ts';
import { rosterEntries, rosters } from '../platform/db/schema/rosters.ts';

/** The rosters of a guild that are still sorted automatically; only those with these people, if any are named. */
export const findOpenRosters = async (
  db: Queryable,
  guildId: string,
  userIds?: readonly string[],
): Promise<string[]> => {
  const ofThem =
    userIds === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(rosterEntries)
            .where(and(eq(rosterEntries.rosterId, rosters.id), inArray(rosterEntries.userId, [...userIds]))),
        );
  const rows = await db
    .select({ id: rosters.id })
    .from(rosters)
    .where(and(eq(rosters.guildId, guildId), isNull(rosters.frozenAt), ofThem));
  return rows.map(({ id }) => id);
};

/**
 * When the next cut-off, second call, question to those who are not sure, look at who is in voice, attendance or reminder is due in
 * any guild. Null where nothing waits. Each of them is the first of an index.
 */
export const findNextDueTime = async (db: Queryable): Promise<Date | null> => {
  const { rows } = await db.execute<{ next: string | null }>(sql`
    select least(${first(rosters.closesAt, and(isNotNull(rosters.closesAt), isNull(rosters.frozenAt)))},
      ${first(rosters.pingAgainAt)}, ${first(rosters.maybesDueAt)}, ${first(rosters.lineUpDueAt)},
      ${first(rosters.attendanceDueAt)}, ${first(rosterReminders.dueAt, isNull(rosterReminders.sentAt))}) as next`);
  const next = rows[0]?.next ?? null;
  return next === null ? null : new Date(next);
};

const first = (column: AnyPgColumn, open = isNotNull(column)) =>
  sql`(select min(${column}) from ${column.table} where ${open})`;

const isCutOff = (now: Date) => and(isNull(rosters.frozenAt), lte(rosters.closesAt, now));

export const findDueRosters = async (db: Queryable, now: Date) =>
  db
    .select({ kind: rosters.kind, guildId: rosters.guildId, rosterId: rosters.id })
    .from(rosters)
    .where(isCutOff(now));
