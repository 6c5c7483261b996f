import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kazakhstan = { country_code: 'kz', country_name: 'Kazakhstan' };
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Each page loads the module anew. */
const openPage = async () => {
  vi.resetModules();
  return (await import('./look-up-country.ts')).lookUpCountry();
};

const service = (answer: () => Response) => {
  const asked = vi.fn<() => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
};

it('asks for a visitor’s country once, whatever pages they open, and again after a month', async () => {
  const asked = service(() => Response.json(kazakhstan));
  for (let page = 0; page < 3; page += 1) {
    expect(await openPage()).toEqual({ country_code: 'KZ', country_name: 'Kazakhstan' });
  }
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  await openPage();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('keeps for a day that a visitor has no country', async () => {
  const asked = service(() => Response.json({ country_code: null, country_name: null }));
  for (let page = 0; page < 3; page += 1) expect(await openPage()).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  service(() => Response.json(kazakhstan));
  expect(await openPage()).toMatchObject({ country_code: 'KZ' });
});

it('does not keep a failure', async () => {
  service(() => new Response('', { status: 500 }));
  expect(await openPage()).toBeNull();
  service(() => Response.json(kazakhstan));
  expect(await openPage()).toMatchObject({ country_code: 'KZ' });
});

it('asks again if the stored value is invalid', async () => {
  localStorage.setItem('visitor_country', '{"found":');
  service(() => Response.json(kazakhstan));
  expect(await openPage()).toMatchObject({ country_code: 'KZ' });
});
