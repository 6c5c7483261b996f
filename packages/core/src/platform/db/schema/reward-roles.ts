import { ROLE_REFUSALS } from '@famiglia/contract/reputation/reward-roles';
import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { roles } from './guilds.ts';

/**
 * Reward roles of the settings that the bot does not give, with the reason. Because of this row the guild is told once,
 * not for every member.
 */
export const rewardRoleStops = pgTable(
  'reward_role_stops',
  {
    guildId: snowflake().notNull(),
    roleId: snowflake().notNull(),
    reason: text({ enum: ROLE_REFUSALS }).notNull(),
    stoppedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.roleId] }),
    foreignKey({
      columns: [table.guildId, table.roleId],
      foreignColumns: [roles.guildId, roles.id],
    }).onDelete('cascade'),
  ],
);
