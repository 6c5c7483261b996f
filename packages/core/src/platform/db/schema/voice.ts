import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    uniqueIndex('voice_one_at_a_time')
      .on(table.guildId, table.userId)
      .where(sql`left_at is null`),
    index('voice_visits_by_time').on(table.guildId, table.joinedAt),
  ],
);
