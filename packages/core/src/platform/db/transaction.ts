import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import type { Database, Transaction } from './database.ts';
import { METRICS } from '../metrics/metrics.ts';
import { backoff } from '../retry/backoff.ts';
import { isCollision, isLockTimeout } from './is-outage.ts';
import type { DatabaseLimits } from './limits.ts';

/** A live server answers a rollback at once; a connection without an answer is destroyed. */
const ROLLBACK_MS = 1000;

/** No retry starts later than this, so that the caller gets an answer in time. */
const RETRY_WITHIN_MS = 5000;
const MAX_RETRIES = 4;
const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 250;

type RunTransaction = Database['transaction'];
type Session = NodePgSession<Record<string, never>, Record<string, never>>;

/**
 * Runs work in a transaction on its own connection. The connection is returned to the pool only if PostgreSQL reports
 * that no transaction is open on it; otherwise it is destroyed, which also ends its transaction. drizzle's own
 * transaction never returns a connection whose `begin` was not answered, and does return one whose rollback was not, so
 * that the next user's writes are confirmed and lost.
 *
 * Work that collides with another transaction is run again. It may therefore change nothing but the database: what
 * Discord, the disk or memory get waits for the commit. A savepoint inside it is never repeated alone, because the
 * locks of the whole transaction are what collided.
 */
export const createTransaction = (
  pool: Pool,
  limits: DatabaseLimits,
  throughPgBouncer: boolean,
): RunTransaction => {
  const runOnce = createSingleRun(pool, beginWith(limits, throughPgBouncer));
  return async (work, config) => {
    const began = performance.now();
    for (let retries = 0; ; retries += 1) {
      const triedAt = performance.now();
      try {
        return await runOnce(work, config);
      } catch (error) {
        const reason = collisionOf(error, performance.now() - triedAt < limits.lockMs);
        if (reason === null) throw error;
        const over = retries === MAX_RETRIES || performance.now() - began > RETRY_WITHIN_MS;
        METRICS.databaseRetries.inc({ reason: over ? 'given_up' : reason });
        if (over) throw error;
        await sleep(backoff(retries, FIRST_PAUSE_MS, LONGEST_PAUSE_MS));
      }
    }
  };
};

/** A lock that failed before our own limit was requested with `nowait` or a shorter limit. */
const collisionOf = (error: unknown, waitedShortly: boolean): 'deadlock' | 'lock' | null => {
  if (isCollision(error)) return 'deadlock';
  return isLockTimeout(error) && waitedShortly ? 'lock' : null;
};

/** A connection of our own has its limits from its beginning. PgBouncer leads to connections that others have set up. */
const beginWith = (limits: DatabaseLimits, throughPgBouncer: boolean): string =>
  throughPgBouncer ? `begin; ${limitsAsSql('set local', limits)}` : 'begin';

const createSingleRun = (pool: Pool, begin: string): RunTransaction => {
  const dialect = new PgDialect({ casing: 'snake_case' });
  // One for each connection: statements are built once per session.
  const sessions = new WeakMap<PoolClient, Session>();
  const sessionOf = (client: PoolClient): Session => {
    const session = sessions.get(client) ?? new NodePgSession(client, dialect, undefined);
    sessions.set(client, session);
    return session;
  };
  return async (work, config) => {
    const client = await connect(pool);
    const giveBack = releaseOnce(client);
    try {
      const tx: Transaction = new NodePgTransaction(dialect, sessionOf(client), undefined);
      await tx.execute(sql.raw(begin));
      if (config !== undefined) await tx.setTransaction(config);
      const result = await work(tx);
      await commit(tx);
      giveBack(isOver(client));
      return result;
    } catch (error) {
      giveBack(await rollback(client));
      throw error;
    }
  };
};

/** Fails like any other statement, so that the error shows that it came from the database. */
const connect = async (pool: Pool): Promise<PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DrizzleQueryError('begin', [], error instanceof Error ? error : new Error(String(error)));
  }
};

/** The limits that PostgreSQL itself applies, for a session (`set`) or for one transaction (`set local`). */
export const limitsAsSql = (
  command: 'set' | 'set local',
  limits: Pick<DatabaseLimits, 'statementMs' | 'lockMs' | 'idleInTransactionMs'>,
): string =>
  [
    `statement_timeout = ${limits.statementMs}`,
    `lock_timeout = ${limits.lockMs}`,
    `idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`,
  ]
    .map((limit) => `${command} ${limit}`)
    .join('; ');

/** PostgreSQL answers the commit of a failed transaction with a rollback, and reports success. */
const commit = async (tx: Transaction): Promise<void> => {
  const { command } = await tx.execute(sql`commit`);
  if (command !== 'COMMIT') {
    throw new Error('the transaction was rolled back: a statement in it had failed, and its work went on');
  }
};

/** True if PostgreSQL has answered. The original error is the one that is reported. */
const rollback = async (client: PoolClient): Promise<boolean> => {
  const query = { text: 'rollback', query_timeout: ROLLBACK_MS };
  return client.query(query).then(
    () => isOver(client),
    () => false,
  );
};

/** The state in PostgreSQL's last answer: valid only right after one. */
const isOver = (client: PoolClient): boolean => client.getTransactionStatus() === 'I';

/** A lost connection leaves the pool at once, even if its work still waits for something else. */
const releaseOnce = (client: PoolClient): ((trusted: boolean) => void) => {
  let released = false;
  const release = (trusted: boolean): void => {
    if (released) return;
    released = true;
    client.off('end', lost);
    client.release(!trusted);
  };
  const lost = (): void => release(false);
  client.once('end', lost);
  return release;
};
