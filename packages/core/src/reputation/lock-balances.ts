import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';

/** The reputation of these members, which nobody else changes before the end of the transaction. */
export const lockBalances = async (
  tx: Transaction,
  guildId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: members.userId, reputation: members.reputation })
    .from(members)
    .where(and(eq(members.guildId, guildId), inArray(members.userId, [...userIds])))
    .orderBy(asc(members.userId))
    .for('no key update');
  return new Map(rows.map(({ userId, reputation }) => [userId, reputation]));
};
