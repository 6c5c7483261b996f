import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Permission } from '@famiglia/contract/access/permissions';
import { moment, snowflake, version } from './columns.ts';
import { guilds, roles } from './guilds.ts';

/** What a Discord role grants in the panel, and its priority in rosters. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    guildId: snowflake().notNull(),
    roleId: snowflake().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    signupPriority: integer().notNull().default(0),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.roleId] }),
    foreignKey({
      columns: [table.guildId, table.roleId],
      foreignColumns: [roles.guildId, roles.id],
    }).onDelete('cascade'),
  ],
);

export const panelUsers = pgTable(
  'panel_users',
  {
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    userId: snowflake().notNull(),
    addedBy: snowflake().notNull(),
    addedAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    index('panel_users_by_user').on(table.userId),
  ],
);
