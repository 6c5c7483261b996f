import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../build-api.ts';
import { ASSET, builtSite } from './testing/built-site.ts';

/** What the proxy says about a visitor’s country. */
const RUSSIA = 'RU';
const KAZAKHSTAN = 'KZ';
const AMERICA = 'US';
const NOWHERE = 'XX';

const PROXY = { trustProxy: true, countryHeader: 'x-country' };

let context: TestContext;
let site: Awaited<ReturnType<typeof builtSite>>;
let plain: FastifyInstance;
let configured: FastifyInstance;
let legalDir: string;

const OWN_TERMS =
  '# Our <b>terms</b>\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) **bold** [ok](/pricing)\n';

beforeAll(async () => {
  context = await createTestContext();
  site = await builtSite();
  plain = await buildApi(context, { webRoot: site.root, requestsPerMinute: 10_000, ...PROXY });
  legalDir = await mkdtemp(join(tmpdir(), 'famiglia-legal-'));
  await writeFile(join(legalDir, 'terms.en.md'), OWN_TERMS);
  const contact = {
    url: 'https://discord.gg/fam?a="',
    email: 'help@family.test',
    statusUrl: 'https://status.family.test',
  };
  const seller = { name: 'Moretti <&> Sons', address: 'Via Roma 1', tax_number: null };
  configured = await buildApi(
    { ...context, config: { ...context.config, contact, seller } },
    {
      ...PROXY,
      webRoot: site.root,
      pages: {
        legalDir,
        geoLookupUrl: 'https://geo.test/json?a=1&b="',
        analytics: { scriptUrl: 'https://stats.test/script.js', id: 'family' },
      },
    },
  );
});
afterAll(async () => {
  await Promise.all([plain.close(), configured.close()]);
  await context.stop();
  await site.remove();
  await rm(legalDir, { recursive: true });
});

interface Visit {
  app?: FastifyInstance;
  from?: string;
  accept?: string;
  cookies?: Record<string, string>;
}

const visit = async (url: string, { app = plain, from = NOWHERE, accept, cookies = {} }: Visit = {}) =>
  app.inject({
    url,
    cookies,
    headers: {
      'x-forwarded-for': '198.51.100.7',
      'x-country': from,
      ...(accept === undefined ? {} : { 'accept-language': accept }),
    },
  });

const shown = async (url: string, options?: Visit) =>
  (await visit(url, options)).body.replace(/<head>.*<\/head>(<body>)?/s, '');

/** The policy of a page, by directive. */
const policyOf = ({ headers }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );

const policy = async (app: FastifyInstance) =>
  String((await visit('/', { app })).headers['content-security-policy']);

describe('the language of a page', () => {
  it.each([
    ['a stored choice', '/', { cookies: { preferred_language: 'ru' }, accept: 'en', from: AMERICA }, 'ru'],
    ['a stored choice before the address', '/?lang=en', { cookies: { preferred_language: 'ru' } }, 'ru'],
    [
      'a stored choice before the browser',
      '/',
      { cookies: { preferred_language: 'en' }, accept: 'ru' },
      'en',
    ],
    ['the address before the browser', '/?lang=en', { accept: 'ru-RU,ru;q=0.9', from: RUSSIA }, 'en'],
    ['a Russian browser', '/', { accept: 'ru-RU,ru;q=0.9,en;q=0.8', from: AMERICA }, 'ru'],
    ['what the browser found out', '/', { cookies: { detected_language: 'ru' }, from: AMERICA }, 'ru'],
    ['Russia', '/', { accept: 'en-US', from: RUSSIA }, 'ru'],
    ['Kazakhstan', '/', { accept: 'de,ru;q=0.5', from: KAZAKHSTAN }, 'ru'],
    ['America', '/', { accept: 'en-US', from: AMERICA }, 'en'],
    ['another language of a listed country', '/', { accept: 'kk' }, 'en'],
    ['a browser that speaks anything', '/', { accept: '*' }, 'en'],
    ['nothing known', '/', { from: NOWHERE }, 'en'],
    ['a choice that is no language', '/?lang=fr', { cookies: { preferred_language: 'de' } }, 'en'],
  ])('follows %s', async (_rule, url, options, language) => {
    expect(await shown(url, options)).toBe(`landing.${language}.USD`);
  });

  it('does not depend on the country where a lookup service is set', async () => {
    expect(await shown('/', { app: configured, from: RUSSIA })).toBe('landing.en.USD');
  });

  it('sets Vary, and is not cached by shared caches', async () => {
    const { headers } = await visit('/');
    expect(headers.vary).toContain('Cookie, Accept-Language');
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('the currency of the pricing page', () => {
  it.each([
    ['Kazakhstan', { from: KAZAKHSTAN }, 'pricing.ru.RUB'],
    ['America', { from: AMERICA }, 'pricing.en.USD'],
    ['nothing known', { from: NOWHERE }, 'pricing.en.USD'],
    ['a Russian browser in an unknown country', { accept: 'ru' }, 'pricing.ru.USD'],
    ['a Russian browser in America', { accept: 'ru', from: AMERICA }, 'pricing.ru.USD'],
    ['both stored', { from: AMERICA, cookies: { userCurrency: 'RUB', userRegion: 'RU' } }, 'pricing.en.RUB'],
    ['a currency without its region', { from: AMERICA, cookies: { userCurrency: 'RUB' } }, 'pricing.en.USD'],
    ['an unknown currency', { cookies: { userCurrency: 'EUR', userRegion: 'DE' } }, 'pricing.en.USD'],
  ])('follows %s', async (_rule, options, page) => {
    expect(await shown('/pricing', options)).toBe(page);
  });
});

describe('prices', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const prices = [
      { months: 1, money: { amount_minor: 2500, currency: 'USD' } },
      { months: 12, money: { amount_minor: 25_050, currency: 'USD' } },
    ] as const;
    app = await buildApi(
      { ...context, config: { ...context.config, prices } },
      { ...PROXY, webRoot: site.root },
    );
  });
  afterAll(async () => app.close());

  it('are the configured ones, in the page and for its script', async () => {
    const { body } = await visit('/pricing', { app });
    expect(body).toContain('<i>$25</i><i>You pay: $25 for 1 month, $250.50 for 12 months</i>');
    expect(body).toContain('&quot;amount_minor&quot;:25050');
    expect(body).not.toMatch(/1990|\$20|__/);
  });

  it('are the same in the terms and for programs', async () => {
    const { body } = await visit('/terms?lang=ru', { app });
    expect(body).toContain('<li>$25 за 1 месяц, $250.50 за 12 месяцев</li>');
    const { prices } = (await visit('/api/prices', { app })).json<{ prices: object[] }>();
    expect(prices).toHaveLength(2);
    expect(prices).toContainEqual({ months: 12, money: { amount_minor: 25_050, currency: 'USD' } });
  });

  it('are shown in a currency in which something is sold', async () => {
    expect(await shown('/pricing', { app, from: KAZAKHSTAN })).toBe('pricing.ru.USD');
    const cookies = { userCurrency: 'RUB', userRegion: 'RU' };
    expect(await shown('/pricing', { app, cookies })).toBe('pricing.en.USD');
  });
});

describe('the language form without scripts', () => {
  it('stores the choice and redirects to the same page without the parameter', async () => {
    const answer = await visit('/pricing?preferred_language=ru');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/pricing');
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'preferred_language', value: 'ru', path: '/', sameSite: 'Lax' }),
    );
  });

  it('cannot redirect to another site', async () => {
    const answer = await visit('//evil.test/x?preferred_language=ru');
    expect(answer.headers.location).toMatch(/^\/[^/]/);
  });
});

it.each(['toString', 'constructor', '__proto__'])('does not accept %s as a currency', async (currency) => {
  expect(await shown('/pricing', { cookies: { userCurrency: currency, userRegion: 'DE' } })).toBe(
    'pricing.en.USD',
  );
});

it.each(['/assets/%00', '/assets/a%5c..%5cb', '/api/%00', '/%', `/api/events/${'a'.repeat(300)}/list`])(
  '%s is refused as a problem, not as a server error',
  async (url) => {
    const answer = await visit(url);
    expect([400, 404, 422]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  },
);

describe('every other path', () => {
  it.each(['/nope', '/guild', '/auth/nope', '/pricing/more'])('%s is a 404 page', async (path) => {
    const answer = await visit(path, { accept: 'ru' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('not-found.ru.USD');
  });

  it('is a problem in JSON under /api', async () => {
    const answer = await visit('/api/nope');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

it('sends no body to a browser that has the page already', async () => {
  const { etag } = (await visit('/login')).headers;
  const again = await plain.inject({ url: '/login', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

const asset = async (accepted: string) =>
  plain.inject({ url: '/assets/panel-hash.js', headers: { 'accept-encoding': accepted } });

describe('files of pages', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('are compressed as the browser accepts (%s) and cached forever', async (accepted, encoding, unpack) => {
    const answer = await asset(accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(ASSET);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it('go without the headers of pages, which a page that is missing there keeps', async () => {
    const { headers } = await asset('br');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
    const missing = await visit('/assets/none.js');
    expect(missing.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each([
    ['', '</assets/dashboard-hash.js>; rel=modulepreload, </assets/charts-hash.js>; rel=modulepreload'],
    ['/users', '</assets/members-hash.js>; rel=modulepreload'],
    ['/events', '</assets/events-hash.js>; rel=modulepreload'],
    ['/capts', undefined],
  ])(
    'of a first page (%s) are named with it, except those that the whole panel loads',
    async (path, link) => {
      expect((await visit(`/guild/1205943769497600002${path}`)).headers.link).toBe(link);
    },
  );

  it('have different tags compressed and uncompressed, for caches', async () => {
    const tags = [await asset('br'), await asset('gzip'), await asset('')].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
  });

  it('are a 404 where they do not exist', async () => {
    expect((await visit('/assets/none.js')).statusCode).toBe(404);
    expect((await visit('/assets/..%2fpanel.html')).statusCode).toBe(404);
  });
});

it.each([
  ['/pricing?utm_source=chat', '<http://panel.test/pricing>; rel="canonical"'],
  ['/?lang=ru&x=1', '<http://panel.test/?lang=ru>; rel="canonical"'],
  ['/nope', undefined],
])('names the canonical address of %s', async (url, link) => {
  expect((await visit(url)).headers.link).toBe(link);
});

it('get the site’s address at run time', async () => {
  expect((await visit('/')).body).toContain('<base href="http://panel.test/">');
  expect((await visit('/robots.txt')).body).toBe('Sitemap: http://panel.test/sitemap.xml');
});

describe('lookup service and analytics', () => {
  it('are off by default', async () => {
    expect((await visit('/')).body).not.toMatch(/geo-lookup-url|<script/);
    expect(await policy(plain)).toContain("script-src 'self';");
  });

  it('are in the public pages and the policy', async () => {
    const { body } = await visit('/', { app: configured });
    expect(body).toContain('<meta name="geo-lookup-url" content="https://geo.test/json?a=1&amp;b=&quot;" />');
    expect(body).toContain('<meta name="analytics-frame" content="on" />');
    expect(await policy(configured)).toMatch(/connect-src [^;]*https:\/\/geo\.test/);
  });

  it.each(['/', '/pricing', '/login', '/nope'])(
    'let the script run only in a frame of %s with an opaque origin',
    async (path) => {
      const page = await visit(path, { app: configured });
      expect(page.body).not.toContain('stats.test');
      expect(policyOf(page)).toMatchObject({ 'script-src': "'self'", 'frame-src': "'self'" });
      expect(JSON.stringify(policyOf(page))).not.toContain('stats.test');

      const frame = await visit(`${path}?analytics-frame=1`, { app: configured });
      expect(frame.statusCode).toBe(200);
      expect(frame.body).toContain(
        '<script async src="https://stats.test/script.js" data-website-id="family"',
      );
      expect(policyOf(frame)).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self' https://stats.test",
        'connect-src': 'https://stats.test',
        'frame-ancestors': "'self'",
        sandbox: 'allow-scripts',
      });
    },
  );

  it('leave the panel without the script', async () => {
    const { body } = await visit('/guilds', { app: configured });
    expect(body).toContain('geo-lookup-url');
    expect(body).not.toMatch(/stats\.test|analytics-frame/);
    for (const path of ['/guilds', '/guilds?analytics-frame=1', '/account', '/auth/success', '/api/nope']) {
      const answer = await visit(path, { app: configured });
      expect(answer.body).not.toContain('stats.test');
      expect(policyOf(answer)['script-src']).toBe("'self'");
      expect(policyOf(answer)).not.toHaveProperty('frame-src');
    }
  });

  it('have no frame without a script', async () => {
    const answer = await visit('/?analytics-frame=1');
    expect(answer.body).toContain('landing.en.USD');
    expect(policyOf(answer)).not.toHaveProperty('frame-src');
  });
});

it('pages count against the rate limit, and the files they load do not', async () => {
  const strict = await buildApi(context, { webRoot: site.root, requestsPerMinute: 2 });
  const statuses = async (url: string) => {
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push((await visit(url, { app: strict })).statusCode);
    return answers;
  };
  expect(await statuses('/assets/none.js')).toEqual([404, 404, 404]);
  expect(await statuses('/login')).toEqual([200, 200, 429]);
  await strict.close();
});

describe('the contact of the site’s owner', () => {
  it.each(['/', '/pricing', '/nope', '/guilds', '/terms'])('%s names it to the browser', async (path) => {
    const { body } = await visit(path, { app: configured });
    expect(body).toContain('<meta name="support-url" content="https://discord.gg/fam?a=&quot;" />');
    expect(body).toContain('<meta name="support-email" content="help@family.test" />');
    expect(body).toContain('<meta name="status-url" content="https://status.family.test" />');
  });

  it('is on no page if nothing is configured', async () => {
    for (const path of ['/', '/guilds']) expect((await visit(path)).body).not.toMatch(/support-|status-url/);
  });
});

describe('the legal pages', () => {
  it.each(['terms', 'privacy', 'refunds'])('/%s is sent in the visitor’s language', async (name) => {
    expect(await shown(`/${name}?lang=ru`)).toMatch(new RegExp(`^<h1>${name} ru</h1>\n`));
    expect((await visit(`/${name}?lang=en`)).body).toContain(`<title>${name} en</title>`);
  });

  it('show the owner’s own Markdown, and nothing in it runs', async () => {
    const { body } = await visit('/terms?lang=en', { app: configured });
    expect(body).toContain('<title>Our &lt;b>terms&lt;/b></title>');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<script|href="javascript/);
    expect(body).toContain('<strong>bold</strong> <a href="/pricing">ok</a>');
  });

  it('keep the text that comes with Famiglia where the owner has none', async () => {
    expect(await shown('/privacy?lang=ru', { app: configured })).toBe('<h1>privacy ru</h1>\n');
  });

  it.each(['terms', 'refunds'])('/%s names the seller at its end, and nothing in it runs', async (name) => {
    expect(await shown(`/${name}?lang=ru`, { app: configured })).toContain(
      '<h2>Продавец</h2>\n<p>Moretti &lt;&amp;> Sons<br />Via Roma 1</p>',
    );
    expect((await visit(`/${name}?lang=en`)).body).not.toContain('Seller');
  });
});

it('says on every page of a public demo what it is, in both languages, and on no other', async () => {
  const demo = await buildApi(
    { ...context, config: { ...context.config, isPublicDemo: true } },
    { webRoot: site.root, ...PROXY },
  );
  for (const url of ['/', '/login', '/guilds']) {
    const { body } = await demo.inject({ url, headers: { accept: 'text/html' } });
    expect(body, url).toMatch(/<body[^>]*>\s*<aside class="demo-banner">/);
    expect(body).toContain('Public demo');
    expect(body).toContain('Открытое демо');
    expect((await plain.inject({ url, headers: { accept: 'text/html' } })).body).not.toContain('demo-banner');
  }
  const uploaded = await demo.inject({
    method: 'POST',
    url: '/api/event-pictures/1234567890123456789',
    headers: { 'content-type': 'image/png' },
    payload: Buffer.from('a picture of a stranger'),
  });
  expect(uploaded.json()).toMatchObject({ code: 'closed_in_demo' });
  await demo.close();
});

it('serves the guide in the reader’s language, with the list of its pages and what comes next', async () => {
  const first = await visit('/guide');
  expect([first.statusCode, first.headers['location']]).toEqual([302, '/guide/first-evening']);
  const page = await visit('/guide/events?lang=ru');
  expect(page.body).toContain('<title>Мероприятия</title>');
  expect(page.body).toContain('<a href="/guide/events" aria-current="page">Мероприятия</a>');
  expect(page.body).toContain('<h1>events ru</h1>');
  expect(page.body).toContain('Дальше: <a href="/guide/capts">Капты и лента войн</a>');
  expect(page.headers['link']).toContain('/guide/events?lang=ru>; rel="canonical"');
  expect((await visit('/guide/nothing')).statusCode).toBe(404);
});
