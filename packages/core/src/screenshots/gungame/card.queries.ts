import { and, asc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { gungameCards } from '../../platform/db/schema/gungame.ts';
import { screenshots, submissions } from '../../platform/db/schema/screenshots.ts';

export type GungameCard = typeof gungameCards.$inferSelect;

export const insertCard = async (tx: Transaction, guildId: string, screenshotId: string): Promise<void> => {
  await tx.insert(gungameCards).values({ guildId, screenshotId });
};

/** The verdict changed, so Discord has to be updated. A screenshot older than the cards gets one. */
export const outdateCards = async (
  tx: Transaction,
  guildId: string,
  ids: readonly string[],
): Promise<void> => {
  await tx
    .insert(gungameCards)
    .values(ids.map((screenshotId) => ({ guildId, screenshotId, version: 2 })))
    .onConflictDoUpdate({
      target: gungameCards.screenshotId,
      set: { version: sql`${gungameCards.version} + 1` },
    });
};

/**
 * Cards whose message is outdated, oldest screenshots first. Without a review channel, those without a message are left
 * out: they are posted once there is one.
 */
export const findCardsToDraw = async (
  db: Queryable,
  guildId: string,
  canPost: boolean,
  limit: number,
): Promise<GungameCard[]> => {
  const rows = await db
    .select({ card: gungameCards })
    .from(gungameCards)
    .innerJoin(screenshots, eq(screenshots.id, gungameCards.screenshotId))
    .where(
      and(
        eq(gungameCards.guildId, guildId),
        lt(gungameCards.drawnVersion, gungameCards.version),
        canPost ? undefined : or(isNotNull(gungameCards.messageId), ne(screenshots.status, 'pending')),
      ),
    )
    .orderBy(asc(screenshots.submittedAt), asc(screenshots.id))
    .limit(limit);
  return rows.map((row) => row.card);
};

export const markDrawn = async (
  db: Queryable,
  card: GungameCard,
  message: { channelId: string; messageId: string } | null,
): Promise<void> => {
  await db
    .update(gungameCards)
    .set({ drawnVersion: card.version, ...message })
    .where(and(eq(gungameCards.guildId, card.guildId), eq(gungameCards.screenshotId, card.screenshotId)));
};

export interface Untold {
  card: GungameCard;
  screenshot: typeof screenshots.$inferSelect;
  /** Where the member sent it: the message or the command. */
  channelId: string;
  sourceId: string;
  /** The bot's own answer there, if any. */
  answerMessageId: string | null;
  origin: 'message' | 'interaction';
}

/** Verdicts that were not yet sent to the members of a guild, grouped by member. */
export const findUntold = async (db: Queryable, guildId: string, limit: number): Promise<Untold[]> =>
  db
    .select({
      card: gungameCards,
      screenshot: screenshots,
      channelId: submissions.channelId,
      sourceId: submissions.sourceId,
      answerMessageId: submissions.answerMessageId,
      origin: submissions.origin,
    })
    .from(gungameCards)
    .innerJoin(screenshots, eq(screenshots.id, gungameCards.screenshotId))
    .innerJoin(
      submissions,
      and(eq(submissions.guildId, screenshots.guildId), eq(submissions.sourceId, screenshots.sourceId)),
    )
    .where(and(eq(gungameCards.guildId, guildId), lt(gungameCards.toldVersion, gungameCards.version)))
    .orderBy(asc(screenshots.userId), asc(screenshots.submittedAt), asc(screenshots.id))
    .limit(limit);

/** What was sent is what was read; later changes are sent next. */
export const markTold = async (db: Queryable, guildId: string, told: readonly Untold[]): Promise<void> => {
  for (const { card, screenshot } of told) {
    await db
      .update(gungameCards)
      .set({ toldVersion: card.version, toldStatus: screenshot.status })
      .where(and(eq(gungameCards.guildId, guildId), eq(gungameCards.screenshotId, card.screenshotId)));
  }
};
