import { ACTIVITY_TYPES } from '@famiglia/contract/activity/activity-types';
import type { ActivityTarget } from '@famiglia/contract/activity/activity-types';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** For a row about a person: the event, capt or contract in which it happened. */
export const rosterOf = sql`coalesce(data ->> 'event_id', data ->> 'capt_id', data ->> 'contract_id')`;

/**
 * One row per change, from the bot or the panel. Never deleted, except with its guild. That the guild exists is asked once a
 * statement (functions/activity-is-of-a-guild.sql): a foreign key would ask for each of a thousand sign-ups.
 */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake().notNull(),
    type: text({ enum: ACTIVITY_TYPES }).notNull(),
    /** Null where nobody acted, such as at the end of a trial, and where the site’s support did. */
    actorId: snowflake(),
    targetKind: text().$type<ActivityTarget>(),
    targetId: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
  },
  // Every list is read newest first, so each index ends in time: a page, also of days long ago, is a short scan. The
  // indexes are ascending and read backwards: a DESC index sorts nulls differently from the queries and would not be
  // used.
  (table) => [
    index('activity_newest').on(table.guildId, table.createdAt, table.id),
    index('activity_by_type').on(table.guildId, table.type, table.createdAt, table.id),
    index('activity_by_actor').on(table.guildId, table.actorId, table.createdAt, table.id),
    index('activity_by_target').on(table.guildId, table.targetId, table.createdAt, table.id),
    index('activity_by_roster')
      .on(table.guildId, rosterOf, table.createdAt, table.id)
      .where(sql`${rosterOf} is not null`),
  ],
);

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
