import type { VacationKind } from '@famiglia/contract/vacations/vacations';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { vacations } from '../platform/db/schema/vacations.ts';

/** Approved vacations that cover a moment, including those that have ended since. */
const covers = (moment: Date | Placeholder): SQL | undefined =>
  and(
    inArray(vacations.status, ['approved', 'ended']),
    lte(vacations.startsAt, moment),
    gt(sql`coalesce(${vacations.endedAt}, ${vacations.endsAt})`, moment),
  );

/** Who of these people is away at a moment, and how. */
export const findAway = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
  moment: Date,
): Promise<ReadonlyMap<string, VacationKind>> => {
  if (userIds.length === 0) return new Map();
  const rows = await executeKept(db, 'away', { guildId, userIds, moment }, (on) =>
    on
      .select({ userId: vacations.userId, kind: vacations.kind })
      .from(vacations)
      .where(
        and(
          eq(vacations.guildId, sql.placeholder('guildId')),
          sql`${vacations.userId} = any(${sql.placeholder('userIds')}::bigint[])`,
          covers(sql.placeholder('moment')),
        ),
      ),
  );
  return new Map(rows.map(({ userId, kind }) => [userId, kind]));
};

/** The vacation or AFK that a member is on at a moment. */
export const findAwayOf = async (db: Queryable, guildId: string, userId: string, moment: Date) => {
  const [row] = await db
    .select()
    .from(vacations)
    .where(and(eq(vacations.guildId, guildId), eq(vacations.userId, userId), covers(moment)));
  return row ?? null;
};

/** An absence: the person, its kind and its end. */
export type Absence = [string, VacationKind, string];

/** Absences of these people at one of two moments, as one JSON value; current absences come last. */
export const absences = (guildId: string, userIds: SQL, now: SQL, later: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_array(user_id::text, kind, ends_at) order by starts_at desc), '[]') from vacations
  where guild_id = ${guildId}::bigint and user_id = any(${userIds}) and status in ('approved', 'ended')
    and exists (select from unnest(array[${now}, ${later}]) moment
      where starts_at <= moment and coalesce(ended_at, ends_at) > moment))`;
