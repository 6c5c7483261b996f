import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';

/**
 * People who are being forgotten. The row is deleted with the last trace of the person; until then the work can be
 * resumed from it.
 */
export const forgettings = pgTable('forgettings', {
  id: uuid().primaryKey().defaultRandom(),
  userId: snowflake().notNull().unique(),
  /** The id that replaces theirs. */
  formerId: snowflake().notNull(),
  /** All their names when it began: some are deleted before the work is done. */
  names: text().array().notNull(),
  askedAt: moment().notNull(),
  /** About how many rows were to be read when it began, and how many were read. */
  total: integer().notNull(),
  done: integer().notNull().default(0),
  /** The last page that was read: an interrupted run goes on after it. */
  walked: jsonb().$type<{ table: string; last: string | null }>(),
});
