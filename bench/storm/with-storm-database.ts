import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@famiglia/core/db/migrate';
import { silentLogger } from '@famiglia/core/logger';
import { startPrivatePostgres } from '@famiglia/core/postgres/start-private-postgres';

/** An empty, migrated PostgreSQL of its own; it is gone afterwards. */
export const withStormDatabase = async (run: (connectionString: string) => Promise<void>): Promise<void> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-storm-'));
  // Run by root, PostgreSQL has an account of its own: it must get through to its data.
  await chmod(directory, 0o755);
  const postgres = await startPrivatePostgres({ dataDir: directory, log: silentLogger });
  try {
    await migrate(postgres.connectionString);
    await run(postgres.connectionString);
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
};
