import { existsSync } from 'node:fs';
import path from 'node:path';
import { findHome } from '../platform/postgres/choose-home.ts';
import { connectionString } from '../platform/postgres/connection-string.ts';
import { findPostmaster } from '../platform/postgres/postmaster-file.ts';
import type { PostgresLog } from '../platform/postgres/postgres-log.ts';
import { startPrivatePostgres } from '../platform/postgres/start-private-postgres.ts';

interface ReachedDatabase {
  connectionString: string;
  leave: () => Promise<void>;
}

const doNothing = async (): Promise<void> => undefined;

/** The address of the private PostgreSQL of a running Famiglia on this directory; undefined where none runs. */
export const findRunningDatabase = async (dataDir: string): Promise<string | undefined> => {
  const data = path.join(await findHome(dataDir), 'data');
  const running = existsSync(data) ? await findPostmaster(data) : undefined;
  return running?.address && connectionString(data, running.address, 'famiglia');
};

/** The private PostgreSQL of a running Famiglia, or one that is started for the backup. */
export const reachDatabase = async (dataDir: string, log: PostgresLog): Promise<ReachedDatabase> => {
  const running = await findRunningDatabase(dataDir);
  if (running !== undefined) return { connectionString: running, leave: doNothing };
  const postgres = await startPrivatePostgres({ dataDir, log });
  return { connectionString: postgres.connectionString, leave: postgres.stop };
};
