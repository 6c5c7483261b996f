import type { EventPlan } from '@famiglia/contract/events/event-plan';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, snowflake, version } from './columns.ts';
import { events } from './events.ts';
import { guilds } from './guilds.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/** An event that is repeated. Days and time are those of the guild's zone, whatever it is when a date comes. */
export const eventSeries = pgTable(
  'event_series',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    plan: jsonb().$type<EventPlan>().notNull(),
    /** 1 is Monday, 7 is Sunday. */
    days: integer().array().notNull(),
    clock: text().notNull(),
    everyWeeks: integer().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }),
    hoursBefore: integer().notNull(),
    /** The channel of the command that created it: sign-ups are posted there if the guild has no channel for events. */
    channelId: snowflake(),
    version: version(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    pausedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    unique('event_series_guild').on(table.id, table.guildId),
    index('event_series_of_guild').on(table.guildId),
    index('event_series_running')
      .on(table.id)
      .where(sql`ended_at is null and paused_at is null`),
    check('series_days_known', sql`cardinality(days) between 1 and 7 and days <@ array[1, 2, 3, 4, 5, 6, 7]`),
    check('series_clock_exists', sql`clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('series_weeks_sensible', sql`every_weeks between 1 and 8`),
    check('series_hours_sensible', sql`hours_before between 1 and 336`),
  ],
);

/**
 * One date of a series that was posted, skipped or changed; `day` is the one that the rule gives. The key makes sure
 * that a date gets one event, however often and by how many processes the job runs.
 */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    seriesId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    guildId: guildId(),
    skipped: boolean().notNull().default(false),
    /** Of a date that was changed alone: its own start and plan. */
    startsAt: moment(),
    plan: jsonb().$type<EventPlan>(),
    eventId: uuid().references(() => events.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.day] }),
    foreignKey({
      name: 'occurrence_of_series',
      columns: [table.seriesId, table.guildId],
      foreignColumns: [eventSeries.id, eventSeries.guildId],
    }).onDelete('cascade'),
    unique('occurrence_of_event').on(table.eventId),
    check('occurrence_changed_whole', sql`(starts_at is null) = (plan is null)`),
    check('skipped_is_not_posted', sql`not skipped or event_id is null`),
  ],
);
