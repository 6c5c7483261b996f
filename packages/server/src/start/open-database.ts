import { connectDatabase, type DatabaseConnection } from '@famiglia/core/db/connect-database';
import { migrate } from '@famiglia/core/db/migrate';
import { startPrivatePostgres } from '@famiglia/core/postgres/start-private-postgres';
import type { Start } from './start.ts';
import { step } from './step.ts';

export interface OpenDatabase extends Pick<DatabaseConnection, 'db' | 'isStuck'> {
  connectionString: string;
}

/** The database that was set, or our own; brought to this program's schema. */
export const openDatabase = async ({ settings, log, stops, fail }: Start): Promise<OpenDatabase> => {
  const connectionString = settings.DATABASE_URL ?? (await ownPostgres());
  await step(log, 'database schema', async () => migrate(connectionString));
  const { db, isStuck, close } = connectDatabase(connectionString, log);
  stops.add('connections', close);
  return { connectionString, db, isStuck };

  async function ownPostgres(): Promise<string> {
    const postgres = await step(
      log,
      'private PostgreSQL',
      async () => startPrivatePostgres({ dataDir: settings.DATA_DIR, log }),
      ({ where }) => where.data,
    );
    stops.add('postgres', postgres.stop);
    postgres.onExit(fail);
    return postgres.connectionString;
  }
};
