import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which process may do what only one may at a time, such as holding a shard's gateway connection. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  owner: uuid().notNull(),
  expiresAt: moment().notNull(),
});
