import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { activity } from './activity.ts';
import { snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/**
 * Activity that has yet to be told in the guild's log channel. A trigger fills it, so that no writer of
 * activity can forget to; a row leaves when its message stands in Discord.
 */
export const activityLogQueue = pgTable(
  'activity_log_queue',
  {
    activityId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => activity.id, { onDelete: 'cascade' }),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    /** Which message carries it, once one has been begun: a second try sends the very same one. */
    message: bigint({ mode: 'number' }),
  },
  (table) => [index('activity_log_of_guild').on(table.guildId, table.activityId)],
);
