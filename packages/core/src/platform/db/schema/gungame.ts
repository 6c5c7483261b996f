import { SCREENSHOT_STATUSES } from '@famiglia/contract/screenshots';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { snowflake } from './columns.ts';
import { screenshots } from './screenshots.ts';

/** What Discord shows of a gun game screenshot: in the review channel's message, and to the member. */
export const gungameCards = pgTable(
  'gungame_cards',
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
