import type { Bus } from '../bus/bus.ts';
import type { Queryable } from '../db/database.ts';

/** PostgreSQL refuses a notification of 8,000 bytes; an id with its quotes and comma takes 22. */
const IDS_PER_EVENT = 300;

export const publishMembersChanged = async (
  bus: Bus,
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<void> => {
  for (let start = 0; start < userIds.length; start += IDS_PER_EVENT) {
    const part = userIds.slice(start, start + IDS_PER_EVENT);
    await bus.publish(db, { type: 'members.changed', guildId, userIds: part });
  }
};
