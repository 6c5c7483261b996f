import { createMemoryProvider } from '@famiglia/core/billing/testing/memory-provider';
import { billingNotices } from '@famiglia/core/platform/db/schema/billing';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  const bank = createMemoryProvider(() => new Date());
  context = await createTestContext({ billing: new Map([[bank.name, bank]]) });
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
  expect((await send('test_bank', headers, body)).statusCode).toBe(204);
  expect((await send('test_bank', headers, body)).statusCode).toBe(204);
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
