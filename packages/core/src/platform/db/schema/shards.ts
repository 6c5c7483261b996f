import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Into how many shards Discord divides the bot’s guilds: one row, which every process reads. */
export const shardPlan = pgTable(
  'shard_plan',
  {
    id: smallint().primaryKey().default(1),
    shardCount: integer().notNull(),
  },
  (table) => [
    check('shard_plan_one_row', sql`${table.id} = 1`),
    check('shard_plan_count', sql`${table.shardCount} > 0`),
  ],
);

/** The processes with the bot that are alive, and how many shards each of them can hold. */
export const botProcesses = pgTable(
  'bot_processes',
  {
    id: uuid().primaryKey(),
    capacity: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [check('bot_processes_capacity', sql`${table.capacity} > 0`)],
);

/** Which process may hold a shard’s gateway connection. The leases of a process that stops end with it. */
export const shardLeases = pgTable(
  'shard_leases',
  {
    shardCount: integer().notNull(),
    shardId: integer().notNull(),
    owner: uuid()
      .notNull()
      .references(() => botProcesses.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shardCount, table.shardId] }),
    check('shard_leases_id', sql`${table.shardId} >= 0 and ${table.shardId} < ${table.shardCount}`),
  ],
);

/** When the next shard of a bucket may identify: Discord takes one each five seconds from all processes together. */
export const identifyTurns = pgTable('identify_turns', {
  bucket: integer().primaryKey(),
  nextAt: moment().notNull(),
});

/** When the process that holds a shard's gateway connection last confirmed it. */
export const gatewayHeartbeats = pgTable(
  'gateway_heartbeats',
  {
    shardId: integer().notNull(),
    shardCount: integer().notNull(),
    beatAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shardCount, table.shardId] })],
);
