import { REFRESH_COOKIE } from '@famiglia/contract/auth/auth';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { createRestartableDatabase } from '@famiglia/core/testing/restartable-database';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { signIn } from '@famiglia/core/testing/test-session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApi } from '../build-api.ts';
import { openSocket } from '../testing/test-socket.ts';

test('while the database is away clients are asked to retry, and soon get answers again', async () => {
  const { database, stop, start } = await createRestartableDatabase();
  const context = await createTestContext({ database });
  const app = await buildApi(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await context.stop();
  });
  const authorization = `Bearer ${await signIn(context, '100000000000000001')}`;
  const ask = async (language: string) =>
    app.inject({ url: '/auth/me', headers: { authorization, 'accept-language': language } });
  const refresh = async () =>
    app.inject({
      method: 'POST',
      url: '/auth/refresh',
      cookies: { [REFRESH_COOKIE]: 'x'.repeat(43) },
      payload: { token: 'x'.repeat(43) },
    });
  expect((await ask('en')).statusCode).toBe(200);

  await stop();
  for (const answer of [await ask('en'), await refresh()]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({
      code: 'database_unavailable',
      detail: ERRORS.database_unavailable.en,
    });
  }
  expect((await ask('ru')).json()).toMatchObject({ detail: ERRORS.database_unavailable.ru });
  const socket = await openSocket(app);
  socket.say({ type: 'auth', token: 'x'.repeat(43) });
  expect(await socket.closed).toBe(CLOSE_CODES.missedEvents);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);

  await start();
  await vi.waitFor(async () => expect((await ask('en')).statusCode).toBe(200), { timeout: 10_000 });
});
