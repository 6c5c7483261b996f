import { userRoutes } from '@famiglia/contract/members/members';
import { and, count, desc, eq, gte, isNotNull, notExists, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { GatheringKindName } from '../rosters/roster-kind.ts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findMember } from '../members/member.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { events } from '../platform/db/schema/events.ts';
import { rosterEntries, rosterLateLeaves, rosters } from '../platform/db/schema/rosters.ts';

export const listAttendance: UseCase<typeof userRoutes.attendance> = async (context, actor, input) => {
  const { guildId, userId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, userRoutes.attendance.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const { rows, total } = await findAttendance(context.db, guildId, userId, { limit, offset });
  const items = rows.map(({ startsAt, ...row }) => ({
    ...row,
    attended: row.attendance === null ? null : row.attendance === 'attended',
    starts_at: new Date(startsAt).toISOString(),
  }));
  return { items, total, limit, offset };
};

type Attendance = 'attended' | 'absent' | 'excused';

/** Every roster that a member is on, and those that they left too late and did not attend. */
const signUpsOf = (db: Queryable, guildId: string, userId: string) => {
  const entered = db
    .select({
      rosterId: rosterEntries.rosterId,
      list: sql<'main' | 'reserve' | 'walk_in' | 'left_late'>`${rosterEntries.list}`.as('list'),
      position: sql<number>`${rosterEntries.position}`.as('position'),
      attendance: sql<Attendance | null>`${rosterEntries.attendance}`.as('attendance'),
    })
    .from(rosterEntries)
    .where(and(eq(rosterEntries.guildId, guildId), eq(rosterEntries.userId, userId)));
  const stillThere = db
    .select({ one: sql`1` })
    .from(rosterEntries)
    .where(
      and(
        eq(rosterEntries.rosterId, rosterLateLeaves.rosterId),
        eq(rosterEntries.userId, rosterLateLeaves.userId),
      ),
    );
  const left = db
    .select({
      rosterId: rosterLateLeaves.rosterId,
      list: sql<'main' | 'reserve' | 'walk_in' | 'left_late'>`'left_late'`.as('list'),
      position: sql<number>`0`.as('position'),
      attendance: sql<Attendance | null>`case when ${rosters.finishedAt} is null then null
        when ${rosterLateLeaves.excused} then 'excused' else 'absent' end`.as('attendance'),
    })
    .from(rosterLateLeaves)
    .innerJoin(rosters, eq(rosters.id, rosterLateLeaves.rosterId))
    .where(
      and(eq(rosterLateLeaves.guildId, guildId), eq(rosterLateLeaves.userId, userId), notExists(stillThere)),
    );
  return unionAll(entered, left).as('sign_ups');
};

/** A member's past sign-ups, of all time or those that ended since a moment. Only rosters with marked attendance count, and no excused absence. */
export const countAttendance = async (db: Queryable, guildId: string, userId: string, since?: Date) => {
  const signUps = signUpsOf(db, guildId, userId);
  const came = sql`${signUps.attendance} = 'attended'`;
  const asked = sql`${signUps.list} <> 'walk_in'`;
  const [row] = await db
    .select({
      signedUp: count(sql`case when ${signUps.attendance} <> 'excused' and ${asked} then 1 end`),
      came: count(sql`case when ${came} and ${asked} then 1 end`),
      events: count(sql`case when ${came} and ${rosters.kind} = 'event' then 1 end`),
      capts: count(sql`case when ${came} and ${rosters.kind} = 'capt' then 1 end`),
    })
    .from(signUps)
    .innerJoin(rosters, eq(rosters.id, signUps.rosterId))
    .where(since === undefined ? isNotNull(rosters.finishedAt) : gte(rosters.finishedAt, since));
  return row ?? { signedUp: 0, came: 0, events: 0, capts: 0 };
};

const title = sql<string>`coalesce(${events.title}, ${capts.opponent} || coalesce(', ' || nullif(${capts.territory}, ''), ''))`;
const startsAt = sql<string>`coalesce(${events.startsAt}, ${capts.startsAt})`;

/** Past and planned ones, without cancelled and deleted ones. */
const isNotCancelled = sql`(${events.status} <> 'cancelled' or (${capts.status} <> 'cancelled' and ${capts.deletedAt} is null))`;

/** Events and capts that a member signed up for or came to, newest first. */
const findAttendance = async (
  db: Queryable,
  guildId: string,
  userId: string,
  page: { limit: number; offset: number },
) => {
  const signUps = signUpsOf(db, guildId, userId);
  const rows = await db
    .select({
      // Of others nothing is left by the condition below.
      kind: sql<GatheringKindName>`${rosters.kind}`,
      id: rosters.id,
      title,
      startsAt,
      list: signUps.list,
      position: signUps.position,
      attendance: signUps.attendance,
    })
    .from(signUps)
    .innerJoin(rosters, eq(rosters.id, signUps.rosterId))
    .leftJoin(events, eq(events.id, rosters.id))
    .leftJoin(capts, eq(capts.id, rosters.id))
    .where(isNotCancelled)
    .orderBy(desc(startsAt), desc(rosters.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(signUps)
    .innerJoin(rosters, eq(rosters.id, signUps.rosterId))
    .leftJoin(events, eq(events.id, rosters.id))
    .leftJoin(capts, eq(capts.id, rosters.id))
    .where(isNotCancelled);
  return { rows, total: counted?.total ?? 0 };
};
