import { and, asc, eq, gte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { calendarFeeds, events } from '../platform/db/schema/events.ts';
import { guilds } from '../platform/db/schema/guilds.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

export const findFeed = async (db: Queryable, guildId: string): Promise<CalendarFeedRow | null> => {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.guildId, guildId));
  return row ?? null;
};

/** A guild has one feed: a new feed replaces the earlier one. */
export const storeFeed = async (tx: Transaction, row: CalendarFeedRow): Promise<void> => {
  await tx.insert(calendarFeeds).values(row).onConflictDoUpdate({ target: calendarFeeds.guildId, set: row });
};

export const deleteFeed = async (tx: Transaction, guildId: string): Promise<boolean> => {
  const gone = await tx
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.guildId, guildId))
    .returning({ guildId: calendarFeeds.guildId });
  return gone.length === 1;
};

export const findGuildOfFeed = async (db: Queryable, tokenHash: Buffer) => {
  const [row] = await db
    .select({ id: guilds.id, name: guilds.name })
    .from(calendarFeeds)
    .innerJoin(guilds, eq(guilds.id, calendarFeeds.guildId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), eq(guilds.botInstalled, true)));
  return row ?? null;
};

export type CalendarEvent = Pick<
  typeof events.$inferSelect,
  'id' | 'title' | 'description' | 'status' | 'startsAt' | 'version' | 'createdAt'
>;

export const findCalendarEvents = async (
  db: Queryable,
  guildId: string,
  since: Date,
): Promise<CalendarEvent[]> =>
  db
    .select({
      id: events.id,
      title: events.title,
      description: events.description,
      status: events.status,
      startsAt: events.startsAt,
      version: events.version,
      createdAt: events.createdAt,
    })
    .from(events)
    .where(and(eq(events.guildId, guildId), gte(events.startsAt, since)))
    .orderBy(asc(events.startsAt), asc(events.id));
