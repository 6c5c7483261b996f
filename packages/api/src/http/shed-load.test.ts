import { AppError } from '@famiglia/core/platform/app-error';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { shedLoad } from './shed-load.ts';

test('a process without a pause refuses requests until it has one, but always says that it is alive', async () => {
  const app = fastify();
  onTestFinished(async () => app.close());
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? 503 : 500).send());
  const measured = { ms: 0, utilization: 1 };
  shedLoad(app, {
    now: () => measured.ms,
    eventLoopUtilization: () => ({ idle: 0, active: 0, utilization: measured.utilization }),
  });
  app.get('/healthz', async () => 'ok');
  app.get('/page', async () => 'ok');
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  expect(await ask('/page')).toBe(200);
  measured.ms = 5000;
  expect([await ask('/page'), await ask('/healthz')]).toEqual([503, 200]);
  measured.utilization = 0.5;
  expect(await ask('/page')).toBe(503);
  measured.ms = 10_000;
  expect(await ask('/page')).toBe(200);
});
