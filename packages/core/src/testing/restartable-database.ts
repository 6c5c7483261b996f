import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectDatabase } from '../platform/db/connect-database.ts';
import type { DatabaseLimits } from '../platform/db/limits.ts';
import { migrate } from '../platform/installation/migrate.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { startPrivatePostgres } from '../platform/postgres/start-private-postgres.ts';
import type { TestDatabase } from './test-database.ts';

/** A database on its own PostgreSQL, which a test can stop and start without affecting others. */
export const createRestartableDatabase = async (limits: Partial<DatabaseLimits> = {}) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-restart-'));
  // Under root, PostgreSQL runs as another account, which must be able to reach its data.
  await chmod(directory, 0o755);
  const start = async () =>
    startPrivatePostgres({ dataDir: directory, log: silentLogger, settings: { fsync: 'off' } });
  let postgres = await start();
  const { connectionString } = postgres;
  await migrate(connectionString);
  const { db, pool, isStuck, close } = connectDatabase(connectionString, silentLogger, limits);
  const database: TestDatabase = {
    db,
    pool,
    connectionString,
    drop: async () => {
      await close();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return {
    database,
    isStuck,
    connectOutside: async (): Promise<Client> => {
      const client = new Client({ connectionString });
      await client.connect();
      return client;
    },
    /** Suspends every process of the server, as on a stalled disk or machine. Returns a function that resumes them. */
    freeze: async (): Promise<() => void> => {
      const { rows } = await pool.query<{ pid: number }>(
        `select pid from pg_stat_activity
         union select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`,
      );
      const signal = (name: NodeJS.Signals): void => {
        for (const { pid } of rows) process.kill(pid, name);
      };
      signal('SIGSTOP');
      let frozen = true;
      return () => {
        if (frozen) signal('SIGCONT');
        frozen = false;
      };
    },
    /** Ends all sessions and refuses connections until it is started again. */
    stop: async (): Promise<void> => postgres.stop(),
    start: async (): Promise<void> => {
      postgres = await start();
      if (postgres.connectionString !== connectionString) throw new Error('PostgreSQL came back elsewhere');
    },
  };
};
