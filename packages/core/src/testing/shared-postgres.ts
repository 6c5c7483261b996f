import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/installation/migrate.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { startThrowAwayServer } from './shared-postgres-server.ts';
import { JOBS } from '../jobs.ts';

/** The server of this run, and the migrated database that every test file clones. */
export type SharedPostgres = { readonly connectionString: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedPostgres: SharedPostgres;
  }
}

/** One server and one migrated template for the whole run; FAMIGLIA_TEST_DATABASE_URL names another server to use. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const own = process.env['FAMIGLIA_TEST_DATABASE_URL'];
  const server = own ? { connectionString: own, stop: async () => {} } : await startThrowAwayServer();
  // A worker is ended by a signal and cannot clean up, so its files go into the run's directory.
  if ('directory' in server) process.env['TMPDIR'] = server.directory;
  const template = `famiglia_template_${randomBytes(6).toString('hex')}`;
  const { connectionString } = server;

  await execute(connectionString, `CREATE DATABASE ${template}`);
  const stop = async () => {
    if (own) await execute(connectionString, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.stop();
  };
  try {
    const url = new URL(connectionString);
    url.pathname = template;
    await migrate(url.href);
    // Creating the queues takes longer than a clone.
    await (await startJobs(url.href, silentLogger, { jobs: JOBS, keeper: false })).stop();
    // A database in use cannot be cloned.
    await execute(connectionString, `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('sharedPostgres', { connectionString, template });
  return stop;
};

const execute = async (connectionString: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
