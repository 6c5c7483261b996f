import { createYookassaProvider } from '@famiglia/core/billing/providers/yookassa/yookassa-provider';
import { createMemoryProvider } from '@famiglia/core/billing/testing/memory-provider';
import { billingNotices } from '@famiglia/core/platform/db/schema/billing';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApi } from '../build-api.ts';

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  const bank = createMemoryProvider(() => new Date());
  const yookassa = createYookassaProvider({
    shopId: '1',
    secretKey: 'test_1',
    taxes: { vatCode: 1, taxSystemCode: null },
    mayKeepMethods: false,
    clock: () => new Date(),
  });
  context = await createTestContext({ billing: new Map([bank, yookassa].map((one) => [one.name, one])) });
  app = await buildApi(context);
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const send = async (provider: string, headers: Record<string, string>, payload: string | Buffer = 'charge') =>
  app.inject({ method: 'POST', url: `/api/billing/${provider}/notices`, headers, payload });
const stored = async () => context.db.select().from(billingNotices);

test('a signed notice is stored as it came and answered; the same one again is one', async () => {
  const headers = { signature: 'right', 'notice-id': 'first', 'content-type': 'application/json' };
  // Whatever the type says, the bytes are not parsed: a signature covers them as they are.
  const body = '{ "not": "parsed"  }';
  expect((await send('test_bank', headers, body)).statusCode).toBe(200);
  expect((await send('test_bank', headers, body)).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ noticeId: 'first', chargeReference: body, handledAt: null }]);
});

test('a forged notice is refused, an unknown provider is not found, a large body is not read', async () => {
  const before = await stored();
  expect((await send('test_bank', { signature: 'wrong' })).json()).toMatchObject({
    status: 400,
    code: 'notice_not_verified',
  });
  for (const provider of ['stripe', 'manual', 'nobody']) {
    expect((await send(provider, { signature: 'right' })).statusCode).toBe(404);
  }
  const large = Buffer.alloc(64 * 1024 + 1, 'x');
  const headers = { signature: 'right', 'content-type': 'application/octet-stream' };
  expect((await send('test_bank', headers, large)).statusCode).toBe(413);
  expect(await stored()).toEqual(before);
});

test.each(['', '{', '{"event":"payment.succeeded","object":{"id":"a\\u0000b"}}', '{"event":7,"object":[]}'])(
  'a genuine notice that says %j is answered with 400 and logged once',
  async (payload) => {
    const warn = vi.spyOn(context.log, 'warn');
    const before = await stored();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/billing/yookassa/notices',
      remoteAddress: '185.71.76.5',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'notice_unreadable' });
    expect(warn).toHaveBeenCalledOnce();
    expect(await stored()).toEqual(before);
    warn.mockRestore();
  },
);
