import { bigint, foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { members } from './guilds.ts';

/** Every in-game name that a member had: append-only, each row valid from its time on. */
export const nickChanges = pgTable(
  'nick_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    ingameNick: text(),
    staticId: text(),
    changedBy: snowflake(),
    changedAt: moment().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('nick_changes_of_member').on(table.guildId, table.userId, table.id),
  ],
);
