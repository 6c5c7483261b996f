import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { withPostgres } from '../support/with-postgres.ts';
import { seedGuild } from './bench-guild.ts';

/** A separate PostgreSQL with one guild. `headers` are those of the guild's owner. */
export const withBenchDatabase = async (
  run: (connectionString: string, headers: Record<string, string>) => Promise<void>,
): Promise<void> =>
  withPostgres(async (connectionString) => {
    const { db, close } = connectDatabase(connectionString);
    const headers = { authorization: `Bearer ${await seedGuild(db)}` };
    await close();
    await run(connectionString, headers);
  });
