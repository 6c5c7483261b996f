import { ACTIVITY_TYPES } from '@famiglia/contract/activity-types';
import type { ActivityTarget } from '@famiglia/contract/activity-types';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

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
  (table) => [
    index('activity_newest').on(table.guildId, table.id.desc()),
    index('activity_by_type').on(table.guildId, table.type, table.id.desc()),
    index('activity_by_actor').on(table.guildId, table.actorId, table.id.desc()),
  ],
);
