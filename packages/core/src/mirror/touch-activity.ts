import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { members } from '../db/schema/guilds.ts';

const ONCE_PER_MS = 60_000;

/**
 * Notes that a member did something in Discord, at most once a minute. It is announced to nobody:
 * a panel that refetched at every chat line would do little else.
 */
export const touchActivity = async (
  context: Context,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<void> => {
  const now = context.clock();
  await context.db
    .update(members)
    .set({ lastActiveAt: now })
    .where(
      and(
        eq(members.guildId, guildId),
        eq(members.userId, userId),
        or(isNull(members.lastActiveAt), lt(members.lastActiveAt, new Date(now.getTime() - ONCE_PER_MS))),
      ),
    );
};
