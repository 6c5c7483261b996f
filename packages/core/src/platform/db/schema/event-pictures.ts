import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** A picture that leaders chose for events, templates, series or kinds of fights. A trigger counts the guild's space. */
export const eventPictures = pgTable(
  'event_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    /** The key in the storage. */
    fileKey: text().notNull(),
    bytes: integer().notNull(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    /** When it was uploaded or chosen last. One that nothing shows is deleted some time afterwards. */
    usedAt: moment().notNull(),
  },
  (table) => [
    unique('event_picture_guild').on(table.id, table.guildId),
    index('event_pictures_of_guild').on(table.guildId),
    index('event_pictures_file').on(table.fileKey),
    index('event_pictures_by_use').on(table.usedAt),
    check('event_picture_has_file', sql`file_key <> '' and bytes > 0`),
  ],
);
