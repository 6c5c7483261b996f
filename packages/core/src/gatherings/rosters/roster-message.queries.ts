import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { rosterMessages } from '../../platform/db/schema/roster-messages.ts';
import { rosters } from '../../platform/db/schema/rosters.ts';

export type RosterMessage = typeof rosterMessages.$inferSelect;

export const insertRosterMessage = async (
  db: Queryable,
  message: Pick<RosterMessage, 'rosterId' | 'guildId' | 'channelId'>,
): Promise<void> => {
  await db.insert(rosterMessages).values(message);
};

export const findRosterMessage = async (db: Queryable, rosterId: string): Promise<RosterMessage | null> => {
  const [row] = await db.select().from(rosterMessages).where(eq(rosterMessages.rosterId, rosterId));
  return row ?? null;
};

/** Rosters that look different from their messages. */
export const findStaleRosters = async (
  db: Queryable,
  now: Date,
): Promise<{ rosterId: string; guildId: string }[]> =>
  db
    .select({ rosterId: rosterMessages.rosterId, guildId: rosterMessages.guildId })
    .from(rosterMessages)
    .innerJoin(rosters, eq(rosters.id, rosterMessages.rosterId))
    .where(
      and(
        isNull(rosterMessages.retiredAt),
        gt(rosters.version, rosterMessages.drawnVersion),
        or(isNull(rosterMessages.retryAt), lte(rosterMessages.retryAt, now)),
      ),
    );

export const updateRosterMessage = async (
  db: Queryable,
  rosterId: string,
  values: Partial<typeof rosterMessages.$inferInsert>,
): Promise<void> => {
  await db.update(rosterMessages).set(values).where(eq(rosterMessages.rosterId, rosterId));
};

const ANEW = { messageId: null, drawnVersion: -1, retryAt: null };

/** The message is gone from Discord: it has to be drawn again, and anew. */
export const forgetDiscordMessage = async (
  db: Queryable,
  guildId: string,
  messageId: string,
): Promise<void> => {
  await db
    .update(rosterMessages)
    .set(ANEW)
    .where(and(eq(rosterMessages.guildId, guildId), eq(rosterMessages.messageId, messageId)));
};

/** With a channel go all messages in it. */
export const forgetDiscordChannel = async (
  db: Queryable,
  guildId: string,
  channelId: string,
): Promise<void> => {
  await db
    .update(rosterMessages)
    .set(ANEW)
    .where(and(eq(rosterMessages.guildId, guildId), eq(rosterMessages.channelId, channelId)));
};

/** Something in the guild changed that may have cured what stood in the way: try again at once. */
export const retryRosterMessages = async (db: Queryable, guildId: string): Promise<void> => {
  await db
    .update(rosterMessages)
    .set({ retryAt: null })
    .where(
      and(
        eq(rosterMessages.guildId, guildId),
        isNull(rosterMessages.retiredAt),
        isNotNull(rosterMessages.problem),
      ),
    );
};
