import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** How many members were seen in each hour: one row an hour, however large the guild. */
export const activeHours = pgTable(
  'active_hours',
  {
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    hour: moment().notNull(),
    members: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.hour] }),
    check('hour_is_whole', sql`hour = date_trunc('hour', hour)`),
    check('somebody_was_seen', sql`members > 0`),
  ],
);
