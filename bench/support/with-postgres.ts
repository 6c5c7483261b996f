import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@famiglia/core/platform/installation/migrate';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { startPrivatePostgres } from '@famiglia/core/platform/postgres/start-private-postgres';
import { withCleanup } from './with-cleanup.ts';

/** An empty, migrated PostgreSQL, which is deleted afterwards. */
export const withPostgres = async (run: (connectionString: string) => Promise<void>): Promise<void> =>
  withCleanup(async (defer) => {
    const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-bench-'));
    defer(async () => rm(directory, { recursive: true, force: true }));
    // Under root, PostgreSQL runs as another account: if that cannot reach the directory, the data goes elsewhere and
    // stays.
    await chmod(directory, 0o755);
    const postgres = await startPrivatePostgres({ dataDir: directory, log: silentLogger });
    defer(postgres.stop);
    await migrate(postgres.connectionString);
    await run(postgres.connectionString);
  });
