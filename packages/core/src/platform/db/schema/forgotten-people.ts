import { pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** Who was forgotten, as a hash of their id: a backup from before must not bring them back. */
export const forgottenPeople = pgTable('forgotten_people', {
  personHash: bytes().primaryKey(),
  forgottenAt: moment().notNull(),
});
