import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';
import { DEFAULT_LIMITS, type DatabaseLimits } from './limits.ts';
import { createTransaction, limitsAsSql } from './transaction.ts';

export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  /** Every connection is lent, and none has come back for longer than any of them may take: only a new start helps. */
  isStuck: () => boolean;
  close: () => Promise<void>;
}

/** Opens the pool that a process shares. It reconnects by itself when PostgreSQL is restarted. */
export const connectDatabase = (
  connectionString: string,
  log?: Logger,
  changed: Partial<DatabaseLimits> = {},
): DatabaseConnection => {
  const limits = { ...DEFAULT_LIMITS, ...changed };
  const pool = new Pool({
    connectionString,
    idleTimeoutMillis: 30_000,
    ...poolLimits(limits),
  });
  // Without a listener, an idle client that loses its server would end the process.
  const note = (error: Error): void => log?.warn({ err: error }, 'lost a database connection');
  pool.on('error', note);
  // The pool listens only to idle clients: one that is lost inside a transaction needs a listener of its own.
  pool.on('connect', (client) => client.on('error', note));
  const db = drizzle({ client: pool, casing: 'snake_case' });
  db.transaction = createTransaction(pool, limits);
  return { db, pool, isStuck: watchLending(pool, limits), close: async () => pool.end() };
};

/** The limits as options of a pool. */
export const poolLimits = (limits: DatabaseLimits) =>
  ({
    max: limits.connections,
    // Whoever waits for a connection or an answer must learn that there is none, and can then say so.
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    // By a statement and not among the parameters of the connection's start, which PgBouncer refuses.
    verify: (client, done) => client.query(limitsAsSql('set', limits), (error) => done(error)),
  }) satisfies PoolConfig;

/** A connection is back, or destroyed, at the latest when the answer to its last statement is overdue. */
const watchLending = (pool: Pool, { connections, answerMs }: DatabaseLimits): (() => boolean) => {
  let allLentSince: number | undefined;
  pool.on('acquire', () => {
    if (pool.idleCount === 0 && pool.totalCount >= connections) allLentSince ??= performance.now();
  });
  pool.on('release', () => {
    allLentSince = undefined;
  });
  return () => allLentSince !== undefined && performance.now() - allLentSince > 2 * answerMs;
};
