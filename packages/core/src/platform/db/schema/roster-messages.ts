import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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

export const ROSTER_NOTICES = [
  'promoted',
  'demoted',
  'reminder',
  'cancelled',
  'message_lost',
  'recording_asked',
  'places_free',
  'start_moved',
  /** Whether somebody who was not sure comes after all. */
  'maybe_asked',
  /** A ping of somebody who has not answered. */
  'answer_asked',
  /** A call of somebody in main who is not in voice. */
  'line_up_called',
  /** The group code, by direct message only. */
  'group_code',
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
    /** The start that the person knew before it moved; null in notices of other kinds. */
    movedFrom: moment(),
    createdAt: moment().notNull(),
    /** Since when it is being sent: from then on it counts as told. Only in notices of a place. */
    sendingSince: moment(),
    /**
     * An answer about the place was given while it, or the one before it, was being sent. Which of the two was read last
     * is unknown, so the truth is told once more.
     */
    crossed: boolean().notNull().default(false),
    sentAt: moment(),
    /** `none` where it was no longer true, or the person could not be reached. */
    via: text({ enum: ['dm', 'channel', 'none'] }),
  },
  (table) => [
    unique('roster_notice_once').on(table.rosterId, table.userId, table.kind, table.version),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('roster_notices_of_member').on(table.guildId, table.userId),
    index('roster_notices_waiting')
      .on(table.rosterId, table.id)
      .where(sql`sent_at is null`),
    check('notice_of_move_has_start', sql`(moved_from is not null) = (kind = 'start_moved')`),
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
