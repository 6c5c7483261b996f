import type PgBoss from 'pg-boss';
import { Pool } from 'pg';
import { poolLimits } from '../db/connect-database.ts';
import type { Queryable } from '../db/database.ts';
import { DEFAULT_LIMITS, type DatabaseLimits } from '../db/limits.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';

const CONNECTIONS = 4;
/** At the beginning of a minute a dozen queues are read at once: each could open a connection that is idle for the rest of it. */
const SHARED_CONNECTIONS = 2;

/** The queues have a few statements of fixed text. Each is planned once per connection: planning takes longer than running it. */
const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `queue ${names.size}`;
  names.set(text, name);
  return name;
};

interface QueueConnection extends PgBoss.Db {
  close: () => Promise<void>;
}

interface Own {
  connectionString: string;
  /** A connection then changes with each transaction, so nothing can be planned ahead. */
  throughPgBouncer: boolean;
  limits: Partial<DatabaseLimits> | undefined;
  onError: (error: Error) => void;
}

/** Connections of the queues alone. The common limits also apply here, for locks and for a silent server. */
export const openConnections = ({
  connectionString,
  throughPgBouncer,
  limits,
  onError,
}: Own): QueueConnection => {
  const pool = new Pool({
    connectionString,
    application_name: 'famiglia jobs',
    ...poolLimits({ ...DEFAULT_LIMITS, connections: CONNECTIONS, ...limits }),
  });
  pool.on('error', onError);
  const run = throughPgBouncer
    ? async (text: string, values: unknown[]) => pool.query(text, values)
    : planned(pool);
  return { executeSql: run, close: async () => pool.end() };
};

/** Lets pg-boss use a pool of others. */
export const shareConnections = (pool: Pick<Pool, 'query'>): QueueConnection => {
  const limit = limitConcurrency(SHARED_CONNECTIONS);
  const run = planned(pool);
  return {
    executeSql: async (text, values) => limit(async () => run(text, values)),
    close: async () => undefined,
  };
};

/** What has no values may be several statements. */
const planned = (pool: Pick<Pool, 'query'>) => async (text: string, values: unknown[] | undefined) =>
  values === undefined || values.length === 0
    ? pool.query(text)
    : pool.query({ name: nameOf(text), text, values });

/** Lets pg-boss use a drizzle connection, so that a job is written by the caller's transaction. */
export const connectionOf = (db: Queryable): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const query = db._.session.prepareQuery<{ execute: { rows: unknown[] }; all: unknown; values: unknown }>(
      { sql: text, params: values },
      undefined,
      nameOf(text),
      false,
    );
    return query.execute();
  },
});
