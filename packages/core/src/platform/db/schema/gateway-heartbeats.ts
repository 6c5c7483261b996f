import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
