import type { ClientBase } from 'pg';

export interface StoredTable {
  schema: string;
  table: string;
  /** All columns but generated ones. */
  columns: string[];
  /** The order of its rows, as SQL on `t`: the same in every database, whatever its locale. */
  key: string[];
  /** Only these rows; all if omitted. */
  only?: string;
}

/** Jobs that are not done. pg-boss creates the schedule itself. */
const WAITING_JOBS = { schema: 'pgboss', table: 'job', only: "state in ('created', 'retry', 'active')" };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, table }: Pick<StoredTable, 'schema' | 'table'>): string =>
  `${quoted(schema)}.${quoted(table)}`;

/** Every table of ours that is worth keeping (one that is not logged is not), ordered so that rows come after those that they refer to. */
export const findStoredTables = async (client: ClientBase): Promise<StoredTable[]> => {
  const { rows } = await client.query<StoredTable & { needs: string[] }>(`
    select n.nspname as schema, c.relname as table,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select format('t.%I', a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)) as key,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname in ('public', 'drizzle') and c.relkind = 'r' and c.relpersistence = 'p')
      or (n.nspname = '${WAITING_JOBS.schema}' and c.relname = '${WAITING_JOBS.table}')
    order by n.nspname, c.relname`);
  return inOrder(rows).map(({ needs: _needs, ...table }) =>
    table.schema === WAITING_JOBS.schema ? { ...table, only: WAITING_JOBS.only } : table,
  );
};

const inOrder = <Table extends { table: string; needs: string[] }>(tables: readonly Table[]): Table[] => {
  const placed: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ table }) => table));
    const ready = waiting.filter(({ needs }) => !needs.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error(`tables that need each other: ${[...names].join(', ')}`);
    placed.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return placed;
};
