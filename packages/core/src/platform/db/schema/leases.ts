import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Who may do what only one process may do at a time, such as holding a shard's gateway connection. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  owner: uuid().notNull(),
  expiresAt: moment().notNull(),
});
