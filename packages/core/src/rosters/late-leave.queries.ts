import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { rosterLateLeaves } from '../platform/db/schema/rosters.ts';
import type { RosterRow } from './roster.queries.ts';

export const insertLateLeaves = async (
  tx: Transaction,
  { id: rosterId, guildId }: Pick<RosterRow, 'id' | 'guildId'>,
  userIds: readonly string[],
  leftAt: Date,
): Promise<void> => {
  if (userIds.length === 0) return;
  await tx
    .insert(rosterLateLeaves)
    .values(userIds.map((userId) => ({ rosterId, guildId, userId, leftAt })))
    .onConflictDoNothing();
};

export const deleteLateLeaves = async (
  tx: Transaction,
  rosterId: string,
  userIds: readonly string[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await tx
    .delete(rosterLateLeaves)
    .where(and(eq(rosterLateLeaves.rosterId, rosterId), inArray(rosterLateLeaves.userId, [...userIds])));
};

/** Deletes the late leaves of people who have a place in main again. */
export const deleteLateLeavesOfMain = async (tx: Transaction, rosterId: string): Promise<void> => {
  await tx.execute(sql`
    delete from roster_late_leaves late using roster_entries entry
    where late.roster_id = ${rosterId}::uuid and entry.roster_id = late.roster_id
      and entry.user_id = late.user_id and entry.list = 'main'`);
};
