import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

type Query = (...given: unknown[]) => unknown;

/**
 * Sees which tables each page reads, by the words of the statements that are sent while it is asked for. They are added up over
 * all times that the page was asked for.
 */
export const watchReading = (pool: Pool) => {
  const asking = new AsyncLocalStorage<Set<string>>();
  const watched = (query: Query): Query => {
    return (...given) => {
      const [sent] = given;
      const text = typeof sent === 'string' ? sent : ((sent as { text?: string } | undefined)?.text ?? '');
      const words = asking.getStore();
      if (words !== undefined) for (const [word] of text.matchAll(/\w+/g)) words.add(word);
      return query(...given);
    };
  };
  // Where a page asks: the pool answers from the connection that another page gave back.
  pool.query = watched(pool.query.bind(pool)) as typeof pool.query;
  const seen = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    client.query = watched(client.query.bind(client)) as typeof client.query;
  });

  const words = new Map<string, Set<string>>();
  return {
    /** Whether the page was never asked for, or reads one of the tables. */
    mayRead: (page: string, tables: readonly string[]): boolean => {
      const known = words.get(page);
      return known === undefined || tables.some((table) => known.has(table));
    },
    during: async <Result>(page: string, ask: () => Promise<Result>): Promise<Result> => {
      const known = words.get(page) ?? new Set();
      words.set(page, known);
      return asking.run(known, ask);
    },
  };
};
