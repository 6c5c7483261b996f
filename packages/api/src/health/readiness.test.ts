import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { startStallableProxy } from '@famiglia/core/testing/stallable-proxy';
import { createTestDatabase } from '@famiglia/core/testing/test-database';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { READY_WITHIN_MS, registerHealthRoutes } from './health-routes.ts';

test('a process whose database is frozen says so within two seconds, and holds one connection for it', async () => {
  const database = await createTestDatabase();
  const proxy = await startStallableProxy(database.connectionString);
  // Its own limit is far beyond that of this test: only the readiness check can answer earlier.
  const { db, pool, close } = connectDatabase(proxy.connectionString, undefined, { answerMs: 120_000 });
  const app = fastify();
  registerHealthRoutes(app, { db }, { checks: {} });
  onTestFinished(async () => {
    await app.close();
    await proxy.stop();
    await close();
    await database.drop();
  });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', checks: { database: true } });

  proxy.stall();
  const answers = await Promise.all([1, 2, 3].map(async () => app.inject('/readyz')));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'not_ready', checks: { database: 'does not answer' } });
  }
  expect(pool.totalCount).toBe(1);
  expect(READY_WITHIN_MS).toBeLessThan(2000);
});
