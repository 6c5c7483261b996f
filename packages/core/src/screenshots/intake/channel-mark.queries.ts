import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { channelMarks } from '../../platform/db/schema/screenshots.ts';

export interface ChannelMark {
  firstMessageId: string;
  lastMessageId: string;
}

/** How far the messages of a channel were read; null if never. */
export const findMark = async (
  db: Queryable,
  guildId: string,
  channelId: string,
): Promise<ChannelMark | null> => {
  const [mark] = await db
    .select({ firstMessageId: channelMarks.firstMessageId, lastMessageId: channelMarks.lastMessageId })
    .from(channelMarks)
    .where(and(eq(channelMarks.guildId, guildId), eq(channelMarks.channelId, channelId)));
  return mark ?? null;
};

/** Moves the mark forward, never back; the first one also sets where reading began. */
export const moveMark = async (
  db: Queryable,
  guildId: string,
  channelId: string,
  messageId: string,
): Promise<void> => {
  await db
    .insert(channelMarks)
    .values({ guildId, channelId, firstMessageId: messageId, lastMessageId: messageId })
    .onConflictDoUpdate({
      target: [channelMarks.guildId, channelMarks.channelId],
      set: { lastMessageId: sql`greatest(${channelMarks.lastMessageId}, excluded.last_message_id)` },
    });
};
