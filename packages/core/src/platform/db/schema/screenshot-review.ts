import { SCREENSHOT_STATUSES } from '@famiglia/contract/screenshots/screenshots';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { screenshots } from './screenshots.ts';

/** A moderator's verdict on a screenshot, and the state before it, which an undo restores. */
export const screenshotVerdicts = pgTable(
  'screenshot_verdicts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake().notNull(),
    screenshotId: uuid()
      .notNull()
      .references(() => screenshots.id),
    status: text({ enum: ['approved', 'rejected'] }).notNull(),
    moderatedBy: snowflake().notNull(),
    moderatedAt: moment().notNull(),
    /** The reputation that the screenshot earns when it is approved. */
    worth: integer().notNull(),
    formerStatus: text({ enum: SCREENSHOT_STATUSES }).notNull(),
    formerBy: snowflake(),
    formerAt: moment(),
    formerComment: text(),
    undoneAt: moment(),
  },
  (table) => [
    index('verdicts_of_screenshot').on(table.screenshotId, table.id),
    index('verdicts_of_guild').on(table.guildId),
    check('verdict_known', sql`status in ('approved', 'rejected')`),
    // What the guild's rule approved was judged by nobody, so a moderator may approve it too.
    check('verdict_changes', sql`status <> former_status or former_at is null`),
    check(
      'former_pending_is_undecided',
      sql`former_status <> 'pending' or (former_by is null and former_at is null)`,
    ),
  ],
);

/** What Discord shows of a screenshot that moderators judge: in the review channel's message, and to the member. */
export const reviewCards = pgTable(
  'review_cards',
  {
    screenshotId: uuid()
      .primaryKey()
      .references(() => screenshots.id),
    guildId: snowflake().notNull(),
    /** Counts verdicts and undos. */
    version: integer().notNull().default(1),
    drawnVersion: integer().notNull().default(0),
    toldVersion: integer().notNull().default(1),
    /** The last verdict that the member was told; a new screenshot needs no notice. */
    toldStatus: text({ enum: SCREENSHOT_STATUSES }).notNull().default('pending'),
    channelId: snowflake(),
    messageId: snowflake(),
  },
  (table) => [
    index('cards_of_messages').on(table.messageId),
    index('cards_to_draw')
      .on(table.guildId)
      .where(sql`drawn_version < version`),
    index('cards_to_tell')
      .on(table.guildId)
      .where(sql`told_version < version`),
    check('card_message_has_channel', sql`message_id is null or channel_id is not null`),
    check('card_not_ahead', sql`drawn_version <= version and told_version <= version`),
  ],
);
