import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { rosterEntries } from '../../platform/db/schema/rosters.ts';

/**
 * Who came. Somebody on the reserve who was not needed let nobody down: for them nothing is marked unless
 * they came.
 */
export const markAttendance = async (
  tx: Transaction,
  rosterId: string,
  attended: readonly string[],
): Promise<void> => {
  const came = sql`${rosterEntries.userId} = any(${sql.param(attended)}::bigint[])`;
  await tx
    .update(rosterEntries)
    .set({ attended: sql`case when ${came} then true when ${rosterEntries.list} = 'main' then false end` })
    .where(eq(rosterEntries.rosterId, rosterId));
};
