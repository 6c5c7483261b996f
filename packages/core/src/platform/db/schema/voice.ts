import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/**
 * Who was in which voice channel, from when to when, as far as the bot could see. Deleted after some days, except each
 * person's last visit.
 */
export const voiceVisits = pgTable(
  'voice_visits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    userId: snowflake().notNull(),
    channelId: snowflake().notNull(),
    joinedAt: moment().notNull(),
    leftAt: moment(),
    /** Up to when it is part of the sums of its days. */
    countedUntil: moment().notNull().defaultNow(),
    /** False in the channel that Discord moves people to who are away. */
    counts: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('voice_one_at_a_time')
      .on(table.guildId, table.userId)
      .where(sql`left_at is null`),
    index('voice_visits_by_time').on(table.guildId, table.joinedAt),
  ],
);

/** How long each member was in voice on a day of the guild's calendar, as far as the bot saw it. Kept when the visits are gone. */
export const voiceDays = pgTable(
  'voice_days',
  {
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    userId: snowflake().notNull(),
    day: date({ mode: 'string' }).notNull(),
    seconds: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId, table.day] }),
    // A day on which the clock is set back has 25 hours; a moved time zone adds some to one day.
    check('voice_day_fits', sql`seconds between 0 and 180000`),
  ],
);
