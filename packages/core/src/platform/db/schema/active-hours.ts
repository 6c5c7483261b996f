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
    // Hours since the epoch: `date_trunc` depends on the connection's time zone, and some zones are half an hour off.
    check('hour_is_whole', sql`extract(epoch from hour)::bigint % 3600 = 0`),
    check('somebody_was_seen', sql`members > 0`),
  ],
);
