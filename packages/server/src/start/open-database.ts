import { connectDatabase, type DatabaseConnection } from '@famiglia/core/platform/db/connect-database';
import { migrate } from '@famiglia/core/platform/installation/migrate';
import { startPrivatePostgres } from '@famiglia/core/platform/postgres/start-private-postgres';
import { databaseRefusal } from './database-refusal.ts';
import type { Start } from './start.ts';
import { step } from './step.ts';
import { unlessAborted } from './unless-aborted.ts';

export interface OpenDatabase extends Pick<DatabaseConnection, 'db' | 'pool' | 'isStuck'> {
  connectionString: string;
  /** For what needs a connection of its own: LISTEN, and locks of a session. */
  directConnectionString: string;
}

/** Opens the configured database or the private one, and migrates it to this program's schema. */
export const openDatabase = async (start: Start): Promise<OpenDatabase> => {
  const { settings, log, shutdown, signal, fail } = start;

  const ownPostgres = async (): Promise<string> => {
    const postgres = await step(
      start,
      'private PostgreSQL',
      async () => startPrivatePostgres({ dataDir: settings.DATA_DIR, log, signal }),
      { describe: ({ where }) => where.data },
    );
    shutdown.add('postgres', postgres.stop);
    postgres.onExit(fail);
    return postgres.connectionString;
  };

  const connectionString = settings.DATABASE_URL ?? (await ownPostgres());
  const { DATABASE_DIRECT_URL: direct } = settings;
  const directConnectionString = direct ?? connectionString;
  // Closed on a stop: a statement may take long, and without its connection PostgreSQL rolls it back.
  const migrated = async () => unlessAborted(signal, migrate(directConnectionString));
  await step(start, 'database schema', migrated, { level: 'debug' }).catch((error: unknown) => {
    throw settings.DATABASE_URL === undefined
      ? error
      : (databaseRefusal(error, directConnectionString) ?? error);
  });
  const { db, pool, isStuck, close } = connectDatabase(
    connectionString,
    log,
    {},
    { throughPgBouncer: direct !== undefined },
  );
  shutdown.add('connections', close);
  return { connectionString, directConnectionString, db, pool, isStuck };
};
