import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';

/**
 * Locks several people at once, in the order of their ids: whoever changes some of them one after another in one
 * transaction takes all of them first.
 */
export const lockMembers = async (
  tx: Transaction,
  guildId: string,
  userIds: readonly string[],
): Promise<void> => {
  await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.guildId, guildId), sql`${members.userId} = any(${sql.param(userIds)}::bigint[])`))
    .orderBy(members.userId)
    .for('no key update');
};
