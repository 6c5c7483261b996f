import { ROSTER_MESSAGE_PROBLEMS } from '@famiglia/contract/events';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { members } from './guilds.ts';
import { rosters } from './rosters.ts';

const rosterId = () =>
  uuid()
    .notNull()
    .references(() => rosters.id, { onDelete: 'cascade' });

/**
 * A roster's message in Discord. It is redrawn whenever the roster's version differs from the drawn one, so no queue is
 * needed and no change is missed.
 */
export const rosterMessages = pgTable(
  'roster_messages',
  {
    rosterId: rosterId().primaryKey(),
    guildId: snowflake().notNull(),
    channelId: snowflake(),
    messageId: snowflake(),
    /** How often it was posted: with the id it forms the nonce, so that Discord posts each attempt once. */
    posts: integer().notNull().default(0),
    drawnVersion: integer().notNull().default(-1),
    problem: text({ enum: ROSTER_MESSAGE_PROBLEMS }),
    /** After a refusal: no retry before this time. */
    retryAt: moment(),
    /** Drawn for the last time; it is not checked any more. */
    retiredAt: moment(),
  },
  (table) => [
    index('roster_messages_alive')
      .on(table.guildId)
      .where(sql`retired_at is null`),
    unique('roster_message_once').on(table.messageId),
  ],
);

export const ROSTER_NOTICES = [
  'promoted',
  'reminder',
  'cancelled',
  'message_lost',
  'recording_asked',
] as const;

/** A notice to one person about a roster, sent once. */
export const rosterNotices = pgTable(
  'roster_notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rosterId: rosterId(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    kind: text({ enum: ROSTER_NOTICES }).notNull(),
    /** The roster's version at that time: the same person can move up twice. */
    version: integer().notNull(),
    createdAt: moment().notNull(),
    retryAt: moment(),
    sentAt: moment(),
    /** `none` where it was no longer true, or the person could not be reached. */
    via: text({ enum: ['dm', 'channel', 'none'] }),
  },
  (table) => [
    unique('roster_notice_once').on(table.rosterId, table.userId, table.kind, table.version),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('roster_notices_of_member').on(table.guildId, table.userId),
    index('roster_notices_waiting')
      .on(table.id)
      .where(sql`sent_at is null`),
    check('notice_sent_some_way', sql`(sent_at is null) = (via is null)`),
  ],
);

/** When participants in main are reminded. */
export const rosterReminders = pgTable(
  'roster_reminders',
  {
    rosterId: rosterId(),
    guildId: snowflake().notNull(),
    minutes: integer().notNull(),
    dueAt: moment().notNull(),
    sentAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.minutes] }),
    index('roster_reminders_waiting')
      .on(table.dueAt)
      .where(sql`sent_at is null`),
  ],
);
