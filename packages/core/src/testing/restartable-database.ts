import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../db/connect-database.ts';
import { migrate } from '../db/migrate.ts';
import { silentLogger } from '../logger.ts';
import { startPrivatePostgres } from '../postgres/start-private-postgres.ts';
import type { TestDatabase } from './test-database.ts';

/** A database on a PostgreSQL of its own, which a test can stop and start without telling anybody else. */
export const createRestartableDatabase = async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-restart-'));
  // Run by root, PostgreSQL has an account of its own: it must get through to its data.
  await chmod(directory, 0o755);
  const start = async () =>
    startPrivatePostgres({ dataDir: directory, log: silentLogger, settings: { fsync: 'off' } });
  let postgres = await start();
  const { connectionString } = postgres;
  await migrate(connectionString);
  const { db, pool, close } = connectDatabase(connectionString);
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
    /** All sessions end, and for a while nobody can connect. */
    restart: async (): Promise<void> => {
      await postgres.stop();
      postgres = await start();
      if (postgres.connectionString !== connectionString) throw new Error('PostgreSQL came back elsewhere');
    },
  };
};
