import type { VacationKind } from '@famiglia/contract/vacations';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { vacations } from '../../platform/db/schema/vacations.ts';

/** Approved, and not over before that moment. One that has ended since still excuses what was in it. */
const covers = (moment: Date): SQL | undefined =>
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
  const rows = await db
    .select({ userId: vacations.userId, kind: vacations.kind })
    .from(vacations)
    .where(
      and(
        eq(vacations.guildId, guildId),
        sql`${vacations.userId} = any(${sql.param(userIds)}::bigint[])`,
        covers(moment),
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
