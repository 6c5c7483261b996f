import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** A guild without a row has the defaults. The version grows by one with every save. */
export const guildSettings = pgTable('guild_settings', {
  guildId: snowflake()
    .primaryKey()
    .references(() => guilds.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  values: jsonb().$type<SettingsValues>().notNull(),
  updatedBy: snowflake().notNull(),
  updatedAt: moment().notNull(),
});
