import type { ClientBase } from 'pg';
import { nameOf, quoted, type StoredTable } from './stored-table.ts';

const ROWS_AT_ONCE = 1000;

/**
 * A table's rows as lines of JSON, made by the database in the order of its key: numbers keep all digits and times
 * their microseconds, and the same rows always give the same lines. Needs a transaction.
 */
export const readLines = async function* (client: ClientBase, stored: StoredTable): AsyncGenerator<string[]> {
  const columns = stored.columns.map((column) => `'${column.replaceAll("'", "''")}', t.${quoted(column)}`);
  const order = stored.key.length > 0 ? stored.key.join(', ') : 't::text collate "C"';
  await client.query(`
    declare backup_rows no scroll cursor for
    select json_build_object(${columns.join(', ')})::text as line from ${nameOf(stored)} t
    ${stored.only === undefined ? '' : `where ${stored.only}`} order by ${order}`);
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await client.query('close backup_rows');
  }
};
