import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';

/** People who are being forgotten. A row goes with the last trace of the person; until then the work can go on from it. */
export const forgettings = pgTable('forgettings', {
  id: uuid().primaryKey().defaultRandom(),
  userId: snowflake().notNull().unique(),
  /** The id that stands in their place from then on. */
  formerId: snowflake().notNull(),
  /** Everything they were called when it began: some of it is gone before the work is done. */
  names: text().array().notNull(),
  askedAt: moment().notNull(),
  /** How many rows mentioned them when it began, and how many have been changed. */
  total: integer().notNull(),
  done: integer().notNull().default(0),
});
