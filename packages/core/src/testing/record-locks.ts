import { Client, type Pool, type PoolClient } from 'pg';
import type { NamedLock } from '../platform/db/lock-named.ts';

/** From the weakest to the strongest, as PostgreSQL names them; a named lock has no other. */
export const LOCK_MODES = ['Key Share', 'Share', 'No Key Update', 'Update'] as const;
export type LockMode = (typeof LOCK_MODES)[number];

export interface TakenLock {
  /** The table, or the name of a lock without a row. */
  of: string;
  /** The row: its id, or its position in the table. */
  row: string;
  mode: LockMode;
  /** The weaker mode in which the transaction held the row before. */
  held?: LockMode | undefined;
}

/** The locks that a transaction took, statement by statement. */
export interface LockingTransaction {
  by: string;
  steps: TakenLock[][];
}

/** Rows of these tables are compared by id: several of them are taken in that order. */
const ID_OF: Record<string, string> = {
  members: "guild_id || ' ' || user_id",
  rosters: 'id::text',
  treasury_accounts: "lpad(id::text, 19, '0')",
};

const NAMED: Record<NamedLock, true> = {
  application_forms: true,
  cabinet_log: true,
  capt_sums: true,
  cars: true,
  contracts: true,
  event_plans: true,
  payday: true,
  fight_kinds: true,
  keys: true,
  moving: true,
  price_list: true,
  screenshot_intake: true,
  seasons: true,
  shop: true,
  static_id: true,
  static_ids: true,
  support_tickets: true,
  treasury_categories: true,
  war_feed: true,
  webhooks: true,
};

/**
 * Records which existing rows every transaction of a pool locks, also through foreign keys and triggers: after each
 * statement a second connection reads the locks of the rows. Only one transaction may run at a time.
 */
export const recordLocks = async (pool: Pool, connectionString: string) => {
  const observer = new Client({ connectionString });
  await observer.connect();
  await observer.query('create extension if not exists pgrowlocks');
  const transactions: LockingTransaction[] = [];
  const open = new Map<PoolClient, { known: Map<string, LockMode>; steps: TakenLock[][] }>();
  let by: string | null = null;

  const observe = async (client: PoolClient): Promise<void> => {
    if (client.getTransactionStatus() !== 'T') {
      const over = open.get(client);
      open.delete(client);
      if (over !== undefined && by !== null) transactions.push({ by, steps: over.steps });
      return;
    }
    const state = open.get(client) ?? { known: new Map<string, LockMode>(), steps: [] };
    open.set(client, state);
    // The driver knows the process of its connection, but not its type.
    const { processID } = client as unknown as { processID: number };
    const fresh = (await lookAt(observer, processID)).flatMap((lock): TakenLock[] => {
      const held = state.known.get(`${lock.of} ${lock.row}`);
      const isMore = held === undefined || LOCK_MODES.indexOf(held) < LOCK_MODES.indexOf(lock.mode);
      return isMore ? [{ ...lock, held }] : [];
    });
    for (const { of, row, mode } of fresh) state.known.set(`${of} ${row}`, mode);
    if (fresh.length > 0) state.steps.push(fresh);
  };

  const seen = new WeakSet<PoolClient>();
  const watch = (client: PoolClient): void => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const observed = async (...given: unknown[]): Promise<unknown> => {
      if (by === null || typeof given.at(-1) === 'function') return query(...given);
      const result = await query(...given);
      if (mayLock(given[0])) await observe(client);
      return result;
    };
    client.query = observed as unknown as typeof client.query;
  };
  pool.on('acquire', watch);

  return {
    transactions,
    during: async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      by = name;
      try {
        return await work();
      } finally {
        by = null;
        open.clear();
      }
    },
    stop: async () => {
      pool.off('acquire', watch);
      await observer.end();
    },
  };
};

/** A mere reading locks nothing. */
const mayLock = (query: unknown): boolean => {
  const text = typeof query === 'string' ? query : (query as { text: string }).text;
  return !/^\s*select\b/i.test(text) || /\bfor\b|advisory/i.test(text);
};

/** Rows that the transaction inserted itself are not visible from outside, and nobody waits for them. */
const lookAt = async (observer: Client, pid: number): Promise<TakenLock[]> => {
  const { rows: tables } = await observer.query<{ name: string }>(
    `select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
     where pid = $1 and locktype = 'relation' and mode in ('RowShareLock', 'RowExclusiveLock')
       and relkind = 'r' and relnamespace = 'public'::regnamespace`,
    [pid],
  );
  const inTables = tables.map(
    ({ name }) => `
      select '${name}' as "of", ${ID_OF[name] ?? 'locked_row::text'} as "row",
        replace(modes[1], 'For ', '') as "mode"
      from pgrowlocks('${name}') join "${name}" on "${name}".ctid = locked_row
      where pids && array[0, $1::int]`,
  );
  const named = `
    select name as "of", objid::text as "row", 'Update' as "mode" from pg_locks
    join unnest($2::text[]) name on classid::bigint = (hashtext(name)::bigint & 4294967295)
    where locktype = 'advisory' and objsubid = 2 and pid = $1::int`;
  const { rows } = await observer.query<TakenLock>([...inTables, named].join(' union all '), [
    pid,
    Object.keys(NAMED),
  ]);
  return rows;
};
