import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../platform/db/database.ts';

/**
 * Records who asks the pool for a connection while their transaction holds one. Where all connections belong to such
 * transactions, or to those that wait for their locks, everybody waits until the limits end it; and PostgreSQL sees no deadlock.
 */
export const recordNestedConnections = (db: Database): string[] => {
  const found: string[] = [];
  const transactions = new AsyncLocalStorage<true>();
  const { $client: pool } = db;
  const run = db.transaction.bind(db);
  db.transaction = async (work, config) =>
    run(async (tx) => transactions.run(true, async () => work(tx)), config);
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    if (transactions.getStore() === true) found.push(new Error('a second connection').stack ?? '');
    return connect(...given);
  }) as typeof pool.connect;
  return found;
};
