import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@famiglia/core/platform/app-error';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { shedLoad } from './shed-load.ts';

test('an overloaded process refuses requests, but always answers that it is alive', async () => {
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
  app.get('/slow', async () => {
    measured.ms += 600;
    return 'ok';
  });
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  const later = async () => {
    await nextTurn();
    measured.ms += 5000;
  };
  // Busy, but every turn is short.
  expect(await ask('/page')).toBe(200);
  await later();
  expect(await ask('/page')).toBe(200);
  expect(await ask('/slow')).toBe(200);
  await later();
  expect([await ask('/page'), await ask('/healthz')]).toEqual([503, 200]);
  // A long turn after a pause is no overload.
  measured.utilization = 0.5;
  await later();
  expect(await ask('/slow')).toBe(200);
  await later();
  expect(await ask('/page')).toBe(200);
});
