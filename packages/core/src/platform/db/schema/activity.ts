import { ACTIVITY_TYPES } from '@famiglia/contract/activity-types';
import type { ActivityTarget } from '@famiglia/contract/activity-types';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** Of a row about a person: the event or the capt that it happened in. */
export const rosterOf = sql`coalesce(data ->> 'event_id', data ->> 'capt_id')`;

/** One row per change, from the bot or the panel. Kept for ever. */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    type: text({ enum: ACTIVITY_TYPES }).notNull(),
    /** Null where nobody acted: the clock ended a trial. */
    actorId: snowflake(),
    targetKind: text().$type<ActivityTarget>(),
    targetId: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
  },
  // Every list is read newest first, so each index ends in time: a page is one short walk along it, and so is a
  // stretch of days long ago. Indexes are read backwards: one written with DESC here puts nulls where the
  // queries do not, and would serve none of them.
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
