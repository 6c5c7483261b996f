import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { activity } from './activity.ts';
import { snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/**
 * Activity that is not yet posted in the guild's log channel. A trigger fills it, so that no writer of activity can
 * forget it; a row is deleted when its message is posted.
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
    /** The message that contains it, once one was begun: a retry sends the same message. */
    message: bigint({ mode: 'number' }),
  },
  (table) => [index('activity_log_of_guild').on(table.guildId, table.activityId)],
);
