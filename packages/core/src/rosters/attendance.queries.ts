import type { AttendanceState } from '@famiglia/contract/events/events';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosterEntries, rosterLateLeaves } from '../platform/db/schema/rosters.ts';
import type { RosterRow } from './roster.queries.ts';

/** Everybody on a roster, including walk-ins, with their marks. */
export const findMarks = async (db: Queryable, rosterId: string) =>
  db
    .select({
      userId: rosterEntries.userId,
      list: rosterEntries.list,
      attendance: rosterEntries.attendance,
    })
    .from(rosterEntries)
    .where(eq(rosterEntries.rosterId, rosterId));

/** People who gave up a place too late; those who attended after all are among the walk-ins. */
export const findLateLeaves = async (db: Queryable, rosterId: string) =>
  db
    .select({
      userId: rosterLateLeaves.userId,
      displayName: members.displayName,
      leftAt: rosterLateLeaves.leftAt,
      excused: rosterLateLeaves.excused,
      came: sql<boolean>`${rosterEntries.userId} is not null`,
    })
    .from(rosterLateLeaves)
    .innerJoin(
      members,
      and(eq(members.guildId, rosterLateLeaves.guildId), eq(members.userId, rosterLateLeaves.userId)),
    )
    .leftJoin(
      rosterEntries,
      and(
        eq(rosterEntries.rosterId, rosterLateLeaves.rosterId),
        eq(rosterEntries.userId, rosterLateLeaves.userId),
      ),
    )
    .where(eq(rosterLateLeaves.rosterId, rosterId))
    .orderBy(asc(rosterLateLeaves.leftAt), asc(rosterLateLeaves.userId));

/** Writes the marks of everybody; a person who is not named has no mark. */
export const storeMarks = async (
  tx: Transaction,
  rosterId: string,
  marks: ReadonlyMap<string, AttendanceState>,
): Promise<void> => {
  const rows = JSON.stringify([...marks].map(([userId, attendance]) => ({ user_id: userId, attendance })));
  await tx.execute(sql`
    update ${rosterEntries} set attendance = (
      select mark.attendance from jsonb_to_recordset(${rows}::jsonb) as mark (user_id bigint, attendance text)
      where mark.user_id = ${rosterEntries.userId})
    where roster_id = ${rosterId}::uuid`);
};

/** Replaces the walk-ins, in the given order after both lists. */
export const replaceWalkIns = async (
  tx: Transaction,
  roster: Pick<RosterRow, 'id' | 'guildId'>,
  userIds: readonly string[],
  now: Date,
): Promise<void> => {
  await tx
    .delete(rosterEntries)
    .where(and(eq(rosterEntries.rosterId, roster.id), eq(rosterEntries.list, 'walk_in')));
  if (userIds.length === 0) return;
  const [last] = await tx
    .select({ sequence: sql<number>`coalesce(max(${rosterEntries.sequence}), 0)` })
    .from(rosterEntries)
    .where(eq(rosterEntries.rosterId, roster.id));
  await tx.insert(rosterEntries).values(
    userIds.map((userId, index) => ({
      rosterId: roster.id,
      guildId: roster.guildId,
      userId,
      sequence: (last?.sequence ?? 0) + index + 1,
      signedUpAt: now,
      choseReserve: false,
      list: 'walk_in' as const,
      position: index + 1,
      reason: { criterion: 'signed_up_at' as const, mine: now.toISOString(), cutoff: null },
      attendance: 'attended' as const,
    })),
  );
};

/** Marks these late leaves as excused and all others as not excused. */
export const excuseLateLeaves = async (
  tx: Transaction,
  rosterId: string,
  userIds: readonly string[],
): Promise<void> => {
  await tx
    .update(rosterLateLeaves)
    .set({ excused: sql`${rosterLateLeaves.userId} = any(${sql.param(userIds)}::bigint[])` })
    .where(eq(rosterLateLeaves.rosterId, rosterId));
};

/** Which of these people are in the guild now, without bots. */
export const findPresentMembers = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        inArray(members.userId, [...userIds]),
        eq(members.isBot, false),
        isNull(members.leftAt),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
};

const STRIKE_DAYS = 30;

/** How often each of these people was absent without an excuse within a month, from events and capts. */
export const countStrikes = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> => {
  const since = new Date(now.getTime() - STRIKE_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const { rows } = await db.execute<{ user_id: string; strikes: number }>(sql`
    select missed.user_id::text, count(*)::int as strikes from (
      select roster_id, user_id from roster_entries where guild_id = ${guildId}::bigint and attendance = 'absent'
      union
      select late.roster_id, late.user_id from roster_late_leaves late
      where late.guild_id = ${guildId}::bigint and not late.excused
        and not exists (select from roster_entries entry
          where entry.roster_id = late.roster_id and entry.user_id = late.user_id)
    ) missed
    join rosters roster on roster.id = missed.roster_id
    where roster.finished_at >= ${since}::timestamptz
      and missed.user_id = any(${sql.param(userIds)}::bigint[])
    group by missed.user_id`);
  return new Map(rows.map((row) => [row.user_id, row.strikes]));
};
