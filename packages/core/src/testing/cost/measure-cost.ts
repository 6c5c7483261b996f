import type { Pool, PoolClient } from 'pg';

/** What a piece of work costs PostgreSQL, in numbers that do not depend on the machine. */
export interface Cost {
  /** Statements sent, without those that begin and end transactions. */
  statements: number;
  /** Rows inserted, updated or deleted, also by triggers. */
  rows: number;
  /** Calls of our own functions: of triggers, and of indexes over expressions. */
  calls: number;
  /** Bytes of the write-ahead log. */
  wal: number;
}

/** Counts what goes through a pool. The result measures one piece of work after another. */
export const createCostMeter = (pool: Pool): ((work: () => Promise<unknown>) => Promise<Cost>) => {
  const clients = new Set<PoolClient>();
  let statements = 0;
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    void query(`set track_functions = 'all'`);
    client.query = ((...input: unknown[]) => {
      if (!isFrame(input[0])) statements += 1;
      return query(...input);
    }) as typeof client.query;
  });
  // On a slow machine one may be idle for so long that the pool closes it.
  pool.on('remove', (client) => clients.delete(client));
  return async (work) => {
    const before = await readCounters(pool, clients);
    statements = 0;
    await work();
    const sent = statements;
    const after = await readCounters(pool, clients);
    const grown = (key: keyof Counters): number => after[key] - before[key];
    return { statements: sent, rows: grown('rows'), calls: grown('calls'), wal: grown('wal') };
  };
};

/** Whether a statement begins or ends a transaction, or sets up a connection: these are not counted. */
const isFrame = (query: unknown): boolean => {
  const text = typeof query === 'string' ? query : (query as { text: string }).text;
  return /^\s*(begin|commit|rollback|set|savepoint|release)\b/i.test(text);
};

type Counters = Omit<Cost, 'statements'>;

/** PostgreSQL keeps counters in each connection and publishes them from time to time, or when asked to. */
const readCounters = async (pool: Pool, clients: Iterable<PoolClient>): Promise<Counters> => {
  let wal = 0;
  for (const client of clients) {
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query<{ bytes: string }>(
      'select wal_bytes as bytes from pg_stat_get_backend_wal(pg_backend_pid())',
    );
    wal += Number(rows[0]?.bytes ?? 0);
  }
  const { rows } = await pool.query<{ written: string; calls: string }>(`
    select (select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) from pg_stat_user_tables
            where schemaname = 'public') as written,
           (select coalesce(sum(calls), 0) from pg_stat_user_functions) as calls`);
  return { rows: Number(rows[0]?.written), calls: Number(rows[0]?.calls), wal };
};
