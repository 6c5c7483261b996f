import { EVENT_STATUSES } from '@famiglia/contract/events/events';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, oneOf, snowflake, version } from './columns.ts';
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
  },
  (table) => [
    index('events_by_start').on(table.guildId, table.startsAt),
    check('event_status_known', oneOf('status', EVENT_STATUSES)),
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
