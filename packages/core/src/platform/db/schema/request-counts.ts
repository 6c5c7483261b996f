import { integer, pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/**
 * Requests of those who come near a rate limit, counted for all processes together. The key is a hash of the address or
 * the person and of what is limited; a row is worth a minute, so the table is not logged and a crash empties it.
 */
export const requestCounts = pgTable('request_counts', {
  key: bytes().primaryKey(),
  used: integer().notNull(),
  endsAt: moment().notNull(),
});
