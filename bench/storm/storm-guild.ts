import type { Database } from '@famiglia/core/platform/db/database';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';

/** Everybody's reputation is different, so that everybody's place is known beforehand whatever comes first. */
export const giveDifferentReputations = async (
  db: Database,
  guildId: string,
  userIds: readonly string[],
): Promise<void> => {
  for (let start = 0; start < userIds.length; start += 500) {
    await db.insert(reputationEntries).values(
      userIds.slice(start, start + 500).map((userId, index) => ({
        guildId,
        userId,
        delta: reputationOf(start + index, userIds.length),
        reason: 'bench',
        source: 'manual' as const,
        key: `bench:${userId}`,
        createdAt: new Date(),
      })),
    );
  }
};

/** A number for each person, all different, in an order that is not theirs. */
export const reputationOf = (index: number, people: number): number => 1 + ((index * 7919) % people);
