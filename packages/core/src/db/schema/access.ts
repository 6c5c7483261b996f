import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SUBSCRIPTION_STATUSES, TIERS } from '@famiglia/contract/subscriptions';
import type { Permission } from '@famiglia/contract/permissions';
import { moment, snowflake } from './columns.ts';
import { guilds, roles } from './guilds.ts';

/** What a Discord role grants inside the panel, and how early its holders stand in rosters. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    guildId: snowflake().notNull(),
    roleId: snowflake().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    signupPriority: integer().notNull().default(0),
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
  (table) => [primaryKey({ columns: [table.guildId, table.userId] })],
);

/** A guild without a row is on the Free plan. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    guildId: snowflake()
      .primaryKey()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    tier: text({ enum: TIERS }).notNull(),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    periodEnd: moment(),
    /** Set by the first trial and never cleared: a guild has one. */
    trialStartedAt: moment(),
  },
  () => [
    check('tier_known', sql`tier in ('free', 'premium')`),
    check('status_known', sql`status in ('none', 'trial', 'active', 'canceled', 'expired')`),
    check('paid_has_end', sql`status not in ('trial', 'canceled') or period_end is not null`),
  ],
);
