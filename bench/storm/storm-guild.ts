import type { Database } from '@famiglia/core/platform/db/database';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';

/** All reputations differ, so that everybody's place is known beforehand, whatever the order of clicks. */
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

/** A different number for each person, in shuffled order. */
export const reputationOf = (index: number, people: number): number => 1 + ((index * 7919) % people);
