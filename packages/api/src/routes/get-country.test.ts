import { createTestContext } from '@famiglia/core/testing/test-context';
import { afterAll, expect, it } from 'vitest';
import { buildApi } from '../build-api.ts';

const context = await createTestContext();
const direct = await buildApi(context);
const behindProxy = await buildApi(context, { trustProxy: '127.0.0.1', countryHeader: 'cf-ipcountry' });

afterAll(async () => {
  await Promise.all([direct.close(), behindProxy.close()]);
  await context.stop();
});

const ask = async (zone: string): Promise<unknown> =>
  (await direct.inject({ url: '/geo', query: { time_zone: zone } })).json();

it.each([
  ['Europe/Moscow', 'RU', 'Russia'],
  ['Asia/Vladivostok', 'RU', 'Russia'],
  ['Asia/Almaty', 'KZ', 'Kazakhstan'],
  ['Asia/Tbilisi', 'GE', 'Georgia'],
  ['Europe/Berlin', 'DE', 'Germany'],
  ['Europe/Kyiv', 'UA', 'Ukraine'],
  ['Asia/Kolkata', 'IN', 'India'],
])('the time zone %s is that of %s', async (zone, code, name) => {
  expect(await ask(zone)).toEqual({ country_code: code, country_name: name });
});

it.each(['UTC', 'Etc/GMT+3', 'not a zone', ''])('the time zone “%s” is that of no country', async (zone) => {
  expect(await ask(zone)).toEqual({ country_code: null, country_name: null });
});

it('is null if neither proxy nor browser told a country', async () => {
  expect((await direct.inject('/geo')).json()).toEqual({ country_code: null, country_name: null });
});

const PROXY = '127.0.0.1';

const askProxied = async (country: string, remoteAddress: string, app = behindProxy) => {
  const headers = { 'x-forwarded-for': '2.72.0.1', 'cf-ipcountry': country };
  const answer = await app.inject({
    url: '/geo',
    query: { time_zone: 'Europe/Berlin' },
    remoteAddress,
    headers,
  });
  return answer.json<{ country_code: string }>().country_code;
};

it('believes the proxy before the time zone, but nobody else who sends its header', async () => {
  expect(await askProxied('kz', PROXY)).toBe('KZ');
  expect(await askProxied('KZ', '8.8.8.8')).toBe('DE');
  expect(await askProxied('KZ', PROXY, direct)).toBe('DE');
});

it.each(['XX', 'T1', '', 'Kazakhstan'])('knows no country where the proxy says “%s”', async (said) => {
  expect(await askProxied(said, PROXY)).toBe('DE');
});
