import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { members } from './guilds.ts';

/** Leaders' private notes about a member, kept when the member leaves. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: uuid().primaryKey(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    authorId: snowflake().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('member_notes_of').on(table.guildId, table.userId, table.createdAt),
    check('member_note_length', sql`length(text) between 1 and 1000`),
  ],
);
