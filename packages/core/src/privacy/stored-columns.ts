import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export interface StoredTable {
  table: string;
  /** Columns that can hold an id, by how: as a number, among numbers, inside a text or inside JSON. */
  numbers: string[];
  arrays: string[];
  texts: string[];
  documents: string[];
  /** Keys and hashes, and what the database makes by itself: of no use to anybody outside. */
  unreadable: string[];
}

/** Discord's own facts about servers, as they are now: nobody's past, and needed to decide rights. */
const MIRROR = new Set(['guilds', 'roles', 'channels']);

/**
 * Every table of the product with its columns, from the database's own catalogue. A feature that arrives later
 * is forgotten and exported like all others, without anybody having to remember.
 */
export const storedTables = async (db: Queryable): Promise<StoredTable[]> => {
  const { rows } = await db.execute<{
    table: string;
    column: string;
    type: string;
    generated: boolean;
    counted: boolean;
  }>(sql`
    select table_name as table, column_name as column, udt_name as type, is_generated = 'ALWAYS' as generated,
      is_identity = 'YES' as counted
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`);
  const tables = [...new Set(rows.map((row) => row.table))].filter((table) => !MIRROR.has(table));
  return tables.map((table) => {
    const columns = rows.filter((row) => row.table === table);
    const ofType = (type: string) =>
      columns.flatMap((one) => (one.type === type && !one.generated && !one.counted ? [one.column] : []));
    const generated = columns.flatMap((one) => (one.generated ? [one.column] : []));
    return {
      table,
      numbers: ofType('int8'),
      arrays: ofType('_int8'),
      texts: ofType('text'),
      documents: ofType('jsonb'),
      unreadable: [...ofType('bytea'), ...generated],
    };
  });
};
