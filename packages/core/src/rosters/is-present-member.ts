import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';

/** Whether this is a person who is in the guild now: bots and people who left cannot be on a list. */
export const isPresentMember = async (db: Queryable, guildId: string, userId: string): Promise<boolean> => {
  const found = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        eq(members.userId, userId),
        eq(members.isBot, false),
        isNull(members.leftAt),
      ),
    );
  return found.length === 1;
};
