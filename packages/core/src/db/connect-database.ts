import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';

export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  close: () => Promise<void>;
}

/** Long after whoever held a lost connection has given it back. */
const LOST_MS = 5000;

/**
 * drizzle promises to give a connection back only after its `begin` has worked: one that is lost right there would
 * be missing from the pool for ever.
 */
const giveBack = (client: PoolClient): void => {
  try {
    client.release(true);
  } catch {
    // It was given back in time, as nearly always.
  }
};

/** Opens the pool that a process shares. It reconnects by itself when PostgreSQL is restarted. */
export const connectDatabase = (
  connectionString: string,
  log?: Logger,
  options: PoolConfig = {},
): DatabaseConnection => {
  const pool = new Pool({
    connectionString,
    max: 10,
    idleTimeoutMillis: 30_000,
    // Whoever waits for a connection or an answer must learn that there is none, and can then say so.
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    ...options,
  });
  // Without a listener, an idle client that loses its server would end the process.
  const note = (error: Error): void => log?.warn({ err: error }, 'lost a database connection');
  pool.on('error', note);
  // The pool listens only to idle clients: one that is lost inside a transaction needs a listener of its own.
  pool.on('connect', (client) => {
    client.on('error', note);
    client.once('end', () => setTimeout(giveBack, LOST_MS, client).unref());
  });
  const db = drizzle({ client: pool, casing: 'snake_case' });
  return { db, pool, close: async () => pool.end() };
};
