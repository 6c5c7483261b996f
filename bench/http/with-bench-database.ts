import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@famiglia/core/db/connect-database';
import { migrate } from '@famiglia/core/db/migrate';
import { silentLogger } from '@famiglia/core/logger';
import { startPrivatePostgres } from '@famiglia/core/postgres/start-private-postgres';
import { seedGuild } from './bench-guild.ts';

/** A PostgreSQL of its own with one guild in it; it is gone afterwards. `headers` are those of the guild's owner. */
export const withBenchDatabase = async (
  run: (connectionString: string, headers: Record<string, string>) => Promise<void>,
): Promise<void> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-bench-'));
  // Run by root, PostgreSQL has an account of its own: it must get through, or its data goes elsewhere and stays.
  await chmod(directory, 0o755);
  const postgres = await startPrivatePostgres({ dataDir: directory, log: silentLogger });
  try {
    await migrate(postgres.connectionString);
    const { db, close } = connectDatabase(postgres.connectionString);
    const headers = { authorization: `Bearer ${await seedGuild(db)}` };
    await close();
    await run(postgres.connectionString, headers);
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
};
