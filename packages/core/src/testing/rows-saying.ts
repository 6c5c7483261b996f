import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { findStoredTables } from '../platform/db/stored-tables.ts';

/** Every row of every table with one of these words, except the mirror. */
export const rowsSaying = async (db: Queryable, words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { table } of await findStoredTables(db)) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
    );
    for (const { row } of rows) if (words.some((word) => row.includes(word))) found.push(`${table}: ${row}`);
  }
  return found;
};
