import { REPUTATION_SOURCES } from '@famiglia/contract/reputation/reputation';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  primaryKey,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ROLE_REFUSALS } from '@famiglia/contract/reputation/reward-roles';
import { moment, snowflake } from './columns.ts';
import { members, roles } from './guilds.ts';

/**
 * The ledger of reputation: append-only. A trigger computes each row's balance and copies it to the member; nothing
 * else may write that total, so it is always the sum of the rows.
 */
export const reputationEntries = pgTable(
  'reputation_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    delta: integer().notNull(),
    /** Set by the trigger; a given value is ignored. */
    balance: integer().notNull().default(0),
    reason: text().notNull(),
    source: text({ enum: REPUTATION_SOURCES }).notNull(),
    /** Null where a rule of the guild gave it, not a person. */
    actorId: snowflake(),
    /** The entry that this one reverses. An entry is reversed at most once. */
    reverses: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => reputationEntries.id),
    /** Entries that were written together and can be reversed together. */
    batchId: uuid(),
    /** What was paid for: the same screenshot or event cannot pay twice. */
    key: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    unique('reputation_once').on(table.guildId, table.key),
    // Includes all columns from which the week's largest changes are computed.
    index('reputation_lately').on(table.guildId, table.createdAt, table.userId, table.delta),
    index('reputation_of_member').on(table.guildId, table.userId, table.id),
    index('reputation_of_batch')
      .on(table.batchId)
      .where(sql`batch_id is not null`),
    check('delta_not_zero', sql`delta <> 0`),
    check('balance_within_range', sql`balance between -1000000000 and 1000000000`),
  ],
);

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
