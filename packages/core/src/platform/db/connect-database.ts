import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolConfig, PoolClient } from 'pg';
import type { Logger } from '../log/logger.ts';
import type { Database } from './database.ts';
import { DEFAULT_LIMITS, type DatabaseLimits } from './limits.ts';
import { createTransaction, limitsAsSql } from './transaction.ts';
import { Pool, Client } from 'pg';
import { METRICS } from '../metrics/metrics.ts';

/**
 * A connection that PgBouncer in transaction mode may lead to another server connection at each transaction: a statement
 * that was prepared on one would not exist on the next, so none is.
 */
class UnpreparedClient extends Client {
  override query = ((config: unknown, ...rest: unknown[]): unknown =>
    (super.query as (...query: unknown[]) => unknown)(withoutName(config), ...rest)) as Client['query'];
}

const withoutName = (config: unknown): unknown => {
  if (typeof config !== 'object' || config === null || !('name' in config)) return config;
  const { name: _name, ...unnamed } = config;
  return unnamed;
};

type Connected = Parameters<Pool['connect']>[0];

/** A pool that measures how long its callers wait for a connection. */
class MeasuredPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    const lent = METRICS.databaseWaitSeconds.startTimer();
    if (callback === undefined) return super.connect().finally(() => void lent());
    super.connect((error, client, done) => {
      lent();
      callback(error, client, done);
    });
  }
}

export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  /** All connections are in use, and none was returned for longer than any work may take: only a restart helps. */
  isStuck: () => boolean;
  close: () => Promise<void>;
}

/** Opens the connection pool of a process. It reconnects by itself when PostgreSQL restarts. */
export const connectDatabase = (
  connectionString: string,
  log?: Logger,
  changed: Partial<DatabaseLimits> = {},
  { throughPgBouncer = false }: { throughPgBouncer?: boolean } = {},
): DatabaseConnection => {
  const limits = { ...DEFAULT_LIMITS, ...changed };
  const pool = new MeasuredPool({
    connectionString,
    ...(throughPgBouncer ? { Client: UnpreparedClient } : {}),
    ...poolLimits(limits),
  });
  let closing = false;
  // Without a listener, an idle client that loses its server would end the process. A private server that stops right after the
  // pool was closed may not have read yet that its connections end.
  const note = (error: Error): void => {
    if (!closing) log?.warn({ err: error }, 'lost a database connection');
  };
  pool.on('error', note);
  // The pool listens only to idle clients: one that is lost inside a transaction needs its own listener.
  pool.on('connect', (client) => client.on('error', note));
  const db = drizzle({ client: pool, casing: 'snake_case' });
  db.transaction = createTransaction(pool, limits, throughPgBouncer);
  const close = async (): Promise<void> => {
    closing = true;
    await pool.end();
  };
  return { db, pool, isStuck: watchLentConnections(pool, limits), close };
};

/** The limits as options of a pool. */
export const poolLimits = (limits: DatabaseLimits) =>
  ({
    max: limits.connections,
    // Longer than any pause between two looks for work: an idle process keeps one connection and needs no new ones.
    idleTimeoutMillis: 10_000,
    // A caller that waits for a connection or an answer must get an error in time, to report it.
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    // Set by a statement, not as startup parameters, which PgBouncer refuses.
    verify: (client, done) => client.query(limitsAsSql('set', limits), (error) => done(error)),
  }) satisfies PoolConfig;

/** A connection is returned, or destroyed, at the latest when the answer to its last statement is overdue. */
const watchLentConnections = (pool: Pool, { connections, answerMs }: DatabaseLimits): (() => boolean) => {
  let allLentSince: number | undefined;
  pool.on('acquire', () => {
    if (pool.idleCount === 0 && pool.totalCount >= connections) allLentSince ??= performance.now();
  });
  pool.on('release', () => {
    allLentSince = undefined;
  });
  return () => allLentSince !== undefined && performance.now() - allLentSince > 2 * answerMs;
};
