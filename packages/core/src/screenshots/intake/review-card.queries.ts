import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { and, asc, eq, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { arrayOf } from '../../platform/db/array-literal.ts';
import { requestDeliveryWith } from '../../deliveries/request-delivery.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { reviewCards } from '../../platform/db/schema/screenshot-review.ts';
import { screenshots, submissions } from '../../platform/db/schema/screenshots.ts';

export type ReviewCard = typeof reviewCards.$inferSelect;

/** A card for a new screenshot; the bot is asked to draw it. */
export const requestCard = async (
  tx: Transaction,
  guildId: string,
  kind: ScreenshotKind,
  screenshotId: string,
): Promise<void> =>
  requestDeliveryWith(
    tx,
    { guildId, kind: 'review_card', subject: kind },
    {
      name: 'review-card',
      steps: sql`card as (
        insert into ${reviewCards} (screenshot_id, guild_id) values (${screenshotId}::uuid, ${guildId}::bigint))`,
    },
  );

/** Cards for screenshots that have waited since before there were cards of their kind. */
export const insertMissingCards = async (
  db: Queryable,
  guildId: string,
  kind: ScreenshotKind,
): Promise<void> => {
  await db.execute(sql`
    insert into ${reviewCards} (guild_id, screenshot_id)
    select guild_id, id from ${screenshots}
    where guild_id = ${guildId}::bigint and kind = ${kind} and status = 'pending'
    on conflict do nothing`);
};

/**
 * Marks the cards of these screenshots as outdated, because their verdict changed. A screenshot without a card gets
 * one. For kinds without notices of verdicts, the verdict counts as told.
 */
export const outdateCards = async (
  tx: Transaction,
  guildId: string,
  ids: readonly string[],
  { notices }: { notices: boolean },
): Promise<void> => {
  const next = sql`${reviewCards.version} + 1`;
  await tx
    .insert(reviewCards)
    .values(ids.map((screenshotId) => ({ guildId, screenshotId, version: 2, toldVersion: notices ? 1 : 2 })))
    .onConflictDoUpdate({
      target: reviewCards.screenshotId,
      set: { version: next, ...(notices ? {} : { toldVersion: next }) },
    });
};

interface Due {
  guildId: string;
  kind: ScreenshotKind;
  canPost: boolean;
  limit: number;
  /** Screenshots that are left out. */
  except?: readonly string[];
}

/**
 * Cards whose message is outdated, oldest screenshots first. Without a review channel, those without a message are left
 * out: they are posted once there is one.
 */
export const findCardsToDraw = async (
  db: Queryable,
  { guildId, kind, canPost, limit, except = [] }: Due,
): Promise<ReviewCard[]> => {
  const rows = await db
    .select({ card: reviewCards })
    .from(reviewCards)
    .innerJoin(screenshots, eq(screenshots.id, reviewCards.screenshotId))
    .where(
      and(
        eq(reviewCards.guildId, guildId),
        eq(screenshots.kind, kind),
        lt(reviewCards.drawnVersion, reviewCards.version),
        notInArray(reviewCards.screenshotId, [...except]),
        canPost ? undefined : or(isNotNull(reviewCards.messageId), isNotNull(screenshots.moderatedAt)),
      ),
    )
    .orderBy(asc(screenshots.submittedAt), asc(screenshots.id))
    .limit(limit);
  return rows.map((row) => row.card);
};

/**
 * Somebody deleted these messages. Those of screenshots without a verdict are posted again: without them and without the
 * panel nobody could give one. Returns their kinds.
 */
export const forgetCardMessages = async (
  db: Queryable,
  guildId: string,
  messageIds: readonly string[],
): Promise<ScreenshotKind[]> => {
  const { rows } = await db.execute<{ kind: ScreenshotKind }>(sql`
    update review_cards card set channel_id = null, message_id = null, version = version + 1,
      told_version = told_version + (told_version = version)::int
    from ${screenshots} where card.guild_id = ${guildId}::bigint and card.message_id = any(${arrayOf(messageIds)}::bigint[])
      and screenshots.id = card.screenshot_id and screenshots.moderated_at is null
    returning screenshots.kind`);
  return [...new Set(rows.map((row) => row.kind))];
};

/**
 * Cards without a verdict that are in another channel than the one chosen now, or in a deleted one: they are posted
 * again. Returns their former messages.
 */
export const moveCards = async (
  db: Queryable,
  { guildId, kind, channelId }: { guildId: string; kind: ScreenshotKind; channelId: string },
): Promise<{ channelId: string; messageId: string }[]> => {
  const { rows } = await db.execute<{ channelId: string; messageId: string }>(sql`
    with former as (
      select card.screenshot_id, card.channel_id, card.message_id from ${reviewCards} card
      join ${screenshots} on screenshots.id = card.screenshot_id
      where card.guild_id = ${guildId}::bigint and screenshots.kind = ${kind} and screenshots.moderated_at is null
        and card.message_id is not null and card.channel_id <> ${channelId}::bigint
      order by card.screenshot_id for no key update of card
    )
    update ${reviewCards} card set channel_id = null, message_id = null, version = card.version + 1,
      told_version = card.told_version + (card.told_version = card.version)::int
    from former where card.screenshot_id = former.screenshot_id
    returning former.channel_id::text as "channelId", former.message_id::text as "messageId"`);
  return rows;
};

/** How many undecided screenshots have no card in an existing channel. */
export const countStranded = async (
  db: Queryable,
  guildId: string,
  kind: ScreenshotKind,
): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${screenshots} screenshot
    left join ${reviewCards} card on card.screenshot_id = screenshot.id
    where screenshot.guild_id = ${guildId}::bigint and screenshot.kind = ${kind} and screenshot.status = 'pending'
      and not exists (select from channels where guild_id = ${guildId}::bigint and id = card.channel_id
        and card.message_id is not null)`);
  return rows[0]?.count ?? 0;
};

export const markDrawn = async (
  db: Queryable,
  card: ReviewCard,
  message: { channelId: string; messageId: string } | null,
): Promise<void> => {
  await db
    .update(reviewCards)
    .set({ drawnVersion: card.version, ...message })
    .where(and(eq(reviewCards.guildId, card.guildId), eq(reviewCards.screenshotId, card.screenshotId)));
};

export interface Untold {
  card: ReviewCard;
  screenshot: typeof screenshots.$inferSelect;
  /** Where the member sent it: the message or the command. */
  channelId: string;
  sourceId: string;
  /** The bot's own answer there, if any. */
  answerMessageId: string | null;
  origin: 'message' | 'interaction';
}

/** Verdicts on screenshots of a kind that were not yet sent to the members of a guild, grouped by member. */
export const findUntold = async (
  db: Queryable,
  { guildId, kind, limit }: { guildId: string; kind: ScreenshotKind; limit: number },
): Promise<Untold[]> =>
  db
    .select({
      card: reviewCards,
      screenshot: screenshots,
      channelId: submissions.channelId,
      sourceId: submissions.sourceId,
      answerMessageId: submissions.answerMessageId,
      origin: submissions.origin,
    })
    .from(reviewCards)
    .innerJoin(screenshots, eq(screenshots.id, reviewCards.screenshotId))
    .innerJoin(
      submissions,
      and(eq(submissions.guildId, screenshots.guildId), eq(submissions.sourceId, screenshots.sourceId)),
    )
    .where(
      and(
        eq(reviewCards.guildId, guildId),
        eq(screenshots.kind, kind),
        lt(reviewCards.toldVersion, reviewCards.version),
      ),
    )
    .orderBy(asc(screenshots.userId), asc(screenshots.submittedAt), asc(screenshots.id))
    .limit(limit);

/** Marks the verdicts as told that were read before; later changes are told next. */
export const markTold = async (db: Queryable, guildId: string, told: readonly Untold[]): Promise<void> => {
  for (const { card, screenshot } of told) {
    await db
      .update(reviewCards)
      .set({ toldVersion: card.version, toldStatus: screenshot.status })
      .where(and(eq(reviewCards.guildId, guildId), eq(reviewCards.screenshotId, card.screenshotId)));
  }
};
