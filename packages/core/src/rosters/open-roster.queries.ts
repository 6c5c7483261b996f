import { and, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm';
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

/** Whether a cut-off, a second call, a question to those who are not sure, a look at who is in voice, an attendance or a reminder is due in any guild. It runs all the time, so it is one cheap query. */
export const hasDueTimes = async (db: Queryable, now: Date): Promise<boolean> => {
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select exists (select from ${rosters} where ${isCutOff(now)})
      or exists (select from ${rosters} where ${lte(rosters.pingAgainAt, now)})
      or exists (select from ${rosters} where ${lte(rosters.maybesDueAt, now)})
      or exists (select from ${rosters} where ${lte(rosters.lineUpDueAt, now)})
      or exists (select from ${rosters} where ${lte(rosters.attendanceDueAt, now)})
      or exists (
        select from ${rosterReminders} where ${isNull(rosterReminders.sentAt)} and ${lte(rosterReminders.dueAt, now)}
      ) as due`);
  return rows[0]?.due === true;
};

const isCutOff = (now: Date) => and(isNull(rosters.frozenAt), lte(rosters.closesAt, now));

export const findDueRosters = async (db: Queryable, now: Date) =>
  db
    .select({ kind: rosters.kind, guildId: rosters.guildId, rosterId: rosters.id })
    .from(rosters)
    .where(isCutOff(now));
