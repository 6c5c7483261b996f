import { createTestContext } from '@famiglia/core/testing/test-context';
import { afterAll, expect, it } from 'vitest';
import { buildApi } from '../build-api.ts';

const context = await createTestContext();
const direct = await buildApi(context);
const behindProxy = await buildApi(context, { trustProxy: true });

afterAll(async () => {
  await Promise.all([direct.close(), behindProxy.close()]);
  await context.stop();
});

const ask = async (app: typeof direct, remoteAddress: string, forwarded?: string): Promise<unknown> => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ url: '/geo', remoteAddress, headers });
  return answer.json();
};

it('returns the country of an address', async () => {
  expect(await ask(direct, '2.72.0.1')).toEqual({ country_code: 'KZ', country_name: 'Kazakhstan' });
  expect(await ask(direct, '2a02:6b8::1')).toEqual({ country_code: 'RU', country_name: 'Russia' });
});

it('returns null for an unknown address', async () => {
  expect(await ask(direct, '127.0.0.1')).toEqual({ country_code: null, country_name: null });
});

it('trusts a forwarded address only behind a trusted proxy', async () => {
  expect(await ask(direct, '8.8.8.8', '2.72.0.1')).toMatchObject({ country_code: 'US' });
  expect(await ask(behindProxy, '127.0.0.1', '2.72.0.1')).toMatchObject({ country_code: 'KZ' });
});
