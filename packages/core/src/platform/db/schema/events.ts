import { EVENT_STATUSES } from '@famiglia/contract/events/events';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, oneOf, snowflake, version } from './columns.ts';
import { eventPictures } from './event-pictures.ts';
import { fightKinds } from './fight-kinds.ts';
import { guilds } from './guilds.ts';
import { rosters } from './rosters.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/** An event is a roster with a title and a time: both have the same id. */
export const events = pgTable(
  'events',
  {
    id: uuid()
      .primaryKey()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    guildId: guildId(),
    title: text().notNull(),
    description: text().notNull(),
    status: text({ enum: EVENT_STATUSES }).notNull().default('open'),
    startsAt: moment().notNull(),
    reward: integer().notNull(),
    version: version(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    closedBy: snowflake(),
    closedAt: moment(),
    /** Who marked the attendance, or cancelled it. */
    endedBy: snowflake(),
    endedAt: moment(),
    cancelReason: text(),
    /** Stands before the title: one emoji, or one of the server as Discord writes it. */
    emoji: text(),
    /** The accent of its message, as Discord counts colours. */
    color: integer(),
    pictureId: uuid(),
    fightKindId: uuid(),
    /** Whether Discord's own list of events has it too. */
    scheduledEvent: boolean().notNull().default(false),
    /** That event in Discord. */
    scheduledEventId: snowflake(),
    /** When somebody removed it in Discord by hand: it is made again only if a leader asks for it anew. */
    scheduledEventRemovedAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'event_picture_exists',
      columns: [table.pictureId, table.guildId],
      foreignColumns: [eventPictures.id, eventPictures.guildId],
    }),
    foreignKey({
      name: 'event_fight_kind_exists',
      columns: [table.fightKindId, table.guildId],
      foreignColumns: [fightKinds.id, fightKinds.guildId],
    }),
    index('events_by_fight_kind')
      .on(table.fightKindId, table.startsAt)
      .where(sql`fight_kind_id is not null`),
    index('events_by_picture')
      .on(table.pictureId)
      .where(sql`picture_id is not null`),
    unique('event_scheduled_once').on(table.scheduledEventId),
    index('events_by_start').on(table.guildId, table.startsAt),
    check('event_status_known', oneOf('status', EVENT_STATUSES)),
    check('event_emoji_short', sql`length(emoji) between 1 and 64`),
    check('event_color_known', sql`color between 0 and 16777215`),
    check('event_not_removed_and_wanted', sql`scheduled_event_removed_at is null or not scheduled_event`),
    check('event_reward_sensible', sql`reward between 0 and 100000`),
    check('event_closed_when', sql`status not in ('closed', 'finished') or closed_at is not null`),
    check('event_ended_when', sql`(status in ('finished', 'cancelled')) = (ended_at is not null)`),
  ],
);

/** A guild's secret calendar address. Only its hash is stored: a stolen database does not reveal it. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    guildId: guildId().primaryKey(),
    tokenHash: bytes().notNull(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('calendar_feed_token').on(table.tokenHash)],
);
