import { pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** Hashes of the ids of forgotten people: a restored backup must not bring them back. */
export const forgottenPeople = pgTable('forgotten_people', {
  personHash: bytes().primaryKey(),
  forgottenAt: moment().notNull(),
});
