import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '../platform/db/connect-database.ts';
import type { Database } from '../platform/db/database.ts';
import type { SharedPostgres } from './shared-postgres.ts';

export type TestDatabase = {
  readonly db: Database;
  readonly pool: Pool;
  readonly connectionString: string;
  readonly drop: () => Promise<void>;
};

// An arbitrary number. Two clones of one template at the same moment would fail.
const cloneLock = 7_265_110;

/** A migrated database for one test file: created in `beforeAll`, dropped in `afterAll`. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const { connectionString: server, template }: SharedPostgres = inject('sharedPostgres');
  const name = `famiglia_test_${randomBytes(6).toString('hex')}`;
  await administer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [cloneLock]);
    // Writing every page to the log as well takes four times as long.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  const url = new URL(server);
  url.pathname = name;
  const { db, pool, close } = connectDatabase(url.href);
  const drop = async () => {
    await close();
    await administer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { db, pool, connectionString: url.href, drop };
};

/** Session locks end with the session. */
const administer = async (server: string, work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
