import { and, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { rosterEntries, rosters } from '../../platform/db/schema/rosters.ts';

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

/** Rosters that are not closed although their cut-off has passed. */
export const findDueRosters = async (db: Queryable, now: Date) =>
  db
    .select({ kind: rosters.kind, guildId: rosters.guildId, rosterId: rosters.id })
    .from(rosters)
    .where(and(isNull(rosters.frozenAt), lte(rosters.closesAt, now)));
