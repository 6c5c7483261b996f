import path from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { startPrivatePostgres } from '../start-private-postgres.ts';
import { silentLog } from './silent-log.ts';

type Options = Partial<Parameters<typeof startPrivatePostgres>[0]>;

/** Starts on a data directory; the shelter is beside it, and the server stops with the test. */
export const startForTest = async (dataDir: string, options: Options = {}) => {
  const shelterRoots = [path.dirname(dataDir)];
  const postgres = await startPrivatePostgres({ dataDir, log: silentLog, shelterRoots, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
};

/** The first column of the first row. */
export const ask = async (connectionString: string, statement: string): Promise<unknown> => {
  const client = new Client({ connectionString });
  // A lost server is reported by the failed query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
};
