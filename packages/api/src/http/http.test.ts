import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { CALLS_PER_MINUTE } from '@famiglia/contract/kit/route';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { requestCounts } from '@famiglia/core/platform/db/schema/request-counts';
import { signIn } from '@famiglia/core/testing/test-session';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { buildApi } from '../build-api.ts';
import { SERVED_ROUTES } from '../routes/served-routes.ts';
import { answerSerializer } from './answer-serializer.ts';

let context: TestContext;
let app: FastifyInstance;
let guildId: string;
let authorization: string;
beforeAll(async () => {
  context = await createTestContext();
  app = await buildApi(context, { health: { isStuck: () => stuck, checks: { running: () => running } } });
  const guild = await addGuild(context.db);
  guildId = guild.id;
  authorization = `Bearer ${await signIn(context, guild.ownerId)}`;
});
// What a test asked for must not count in the next: the counts are those of all processes on the database.
beforeEach(async () => {
  await context.db.delete(requestCounts);
});
afterAll(async () => {
  await app.close();
  await context.stop();
});
let running = true;
let stuck = false;

type Schema = { [key: string]: unknown } | boolean;

/** Parts of the input schemas whose text or list has no limit. */
const endless = (schema: Schema | undefined, place: string): string[] => {
  if (typeof schema !== 'object') return [];
  const { type, items, properties, anyOf, allOf, additionalProperties: rest } = schema;
  const bounded = ['maxLength', 'pattern', 'format', 'enum', 'const'].some((limit) => limit in schema);
  return [
    ...(type === 'string' && !bounded ? [place] : []),
    ...(type === 'array' && !('maxItems' in schema) ? [place] : []),
    ...endless(items as Schema, `${place}[]`),
    ...endless(rest as Schema, `${place}.*`),
    ...Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(([name, one]) =>
      endless(one, `${place}.${name}`),
    ),
    ...[anyOf, allOf].flatMap((ones) => ((ones ?? []) as Schema[]).flatMap((one) => endless(one, place))),
  ];
};

test('every route has a serializer for its answer, which is otherwise compiled by the first request', async () => {
  const routes = SERVED_ROUTES.map(({ route }) => route).filter(({ download }) => download === undefined);
  const compiler = fastify();
  compiler.get('/', async (_request, reply) => {
    const failures: string[] = [];
    for (const route of routes) {
      try {
        answerSerializer(route, reply);
      } catch (error) {
        failures.push(`${route.method} ${route.path}: ${String(error)}`);
      }
    }
    return { failures };
  });
  expect((await compiler.inject('/')).json()).toEqual({ failures: [] });
  await compiler.close();
});

test('every text and every list in an input has a limit', () => {
  const found = SERVED_ROUTES.flatMap(({ route }) =>
    [route.params, route.query, route.body].flatMap((schema) =>
      schema === undefined
        ? []
        : endless(
            z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
            `${route.method} ${route.path}`,
          ),
    ),
  );
  expect(found).toEqual([]);
});

const membersUrl = (query: string): string => `/api/guilds/${guildId}/members?${query}`;

const askWrongly = async (language: string) =>
  app.inject({
    url: membersUrl('limit=0&offset=x'),
    headers: { authorization, 'accept-language': language },
  });

describe('invalid requests', () => {
  test('get 422 with one entry per field, in the reader’s language', async () => {
    const english = await askWrongly('en-GB');
    expect(english.statusCode).toBe(422);
    expect(english.headers['content-type']).toContain('application/problem+json');
    expect(english.json()).toMatchObject({ code: 'validation_failed', status: 422 });
    const fields = english.json<{ errors: { field: string; message: string }[] }>().errors;
    expect(fields.map((error) => error.field)).toEqual(['limit', 'offset']);
    const russian = await askWrongly('ru-RU,ru;q=0.9');
    expect(russian.json<{ detail: string }>().detail).toMatch(/[а-я]/);
    expect(russian.json<{ errors: { message: string }[] }>().errors[0]?.message).toMatch(/[а-я]/);
  });

  test.each([
    ['an id that is none', { url: '/api/guilds/12x/members' }],
    ['an id spelt another way', { url: `/api/guilds/0${'1'.repeat(17)}/members` }],
    ['an id that no bigint holds', { url: '/api/guilds/9999999999999999999/members' }],
    [
      'a letter that no database keeps',
      { url: '/auth/refresh', method: 'POST' as const, payload: String.raw`{"token":"\u0000"}` },
    ],
    [
      'half a letter',
      { url: '/auth/refresh', method: 'POST' as const, payload: String.raw`{"token":"\ud83d"}` },
    ],
    ['broken JSON', { url: '/auth/refresh', payload: '{', method: 'POST' as const }],
    ['no body', { url: '/auth/refresh', method: 'POST' as const }],
    ['a field too many', { url: '/auth/refresh', method: 'POST' as const, payload: '{"token":7}' }],
  ])('%s is a 422', async (_what, request) => {
    const headers = {
      authorization,
      ...('payload' in request ? { 'content-type': 'application/json' } : {}),
    };
    expect((await app.inject({ headers, ...request })).json()).toMatchObject({ code: 'validation_failed' });
  });

  test('a too large body gets 413, an unknown path of the API 404', async () => {
    const large = await app.inject({
      method: 'POST',
      url: '/auth/refresh',
      payload: { token: 'x'.repeat(300_000) },
    });
    expect(large.json()).toMatchObject({ code: 'payload_too_large', status: 413 });
    expect((await app.inject('/api/nothing')).json()).toMatchObject({ code: 'not_found', status: 404 });
  });

  test('too many requests get 429 with the time to retry', async () => {
    const strict = await buildApi(context, { requestsPerMinute: 2 });
    for (const status of [200, 200, 429]) expect((await strict.inject('/geo')).statusCode).toBe(status);
    const refused = await strict.inject('/geo');
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    await strict.close();
  });

  test.each(['/healthz', '/readyz', '/metrics'])('%s has no rate limit', async (url) => {
    const strict = await buildApi(context, { requestsPerMinute: 2 });
    for (let time = 0; time < 4; time += 1) expect((await strict.inject(url)).statusCode).toBe(200);
    await strict.close();
  });

  test('a person has one limit for all addresses together, separate from other people’s', async () => {
    const strict = await buildApi(context, { requestsPerMinute: 2 });
    const ask = async (remoteAddress: string, token = authorization) =>
      strict.inject({ url: '/auth/me', remoteAddress, headers: { authorization: token } });
    expect((await ask('203.0.113.1')).statusCode).toBe(200);
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
    const refused = await ask('203.0.113.3');
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(refused.headers['retry-after']).toBeDefined();
    const { ownerId } = await addGuild(context.db);
    const other = `Bearer ${await signIn(context, ownerId)}`;
    expect((await ask('203.0.113.3', other)).statusCode).toBe(200);
    await strict.close();
  });

  test('a costly route has its own limit per person, for all their addresses together', async () => {
    const ask = async (url: string, address: number, token = authorization) => {
      const method = url === heavy ? 'POST' : 'GET';
      const remoteAddress = `203.0.113.${address}`;
      return (await app.inject({ method, url, remoteAddress, headers: { authorization: token } })).statusCode;
    };
    const heavy = damageRoutes.previewTable.path.replace(':guildId', guildId);
    const answers = new Set<number>();
    for (let time = 1; time <= CALLS_PER_MINUTE.heavy; time += 1) answers.add(await ask(heavy, time));
    expect([...answers]).toEqual([422]);
    expect(await ask(heavy, 100)).toBe(429);
    expect(await ask('/auth/me', 100)).toBe(200);
    const { ownerId } = await addGuild(context.db);
    expect(await ask(heavy, 100, `Bearer ${await signIn(context, ownerId)}`)).not.toBe(429);
  });

  test('the addresses of one IPv6 customer count as one', async () => {
    const strict = await buildApi(context, { requestsPerMinute: 2 });
    const ask = async (remoteAddress: string) =>
      (await strict.inject({ url: '/geo', remoteAddress })).statusCode;
    expect([await ask('2001:db8:1:2::1'), await ask('2001:db8:1:2::2')]).toEqual([200, 200]);
    expect([await ask('2001:db8:1:2:ffff::3'), await ask('2001:db8:1:3::1')]).toEqual([429, 200]);
    await strict.close();
  });

  test('the rate limit also counts requests with invalid tokens', async () => {
    const strict = await buildApi(context, { requestsPerMinute: 2 });
    const guess = { url: '/auth/me', headers: { authorization: `Bearer ${'x'.repeat(43)}` } };
    for (const status of [401, 401, 429]) expect((await strict.inject(guess)).statusCode).toBe(status);
    await strict.close();
  });

  test('an unexpected error reveals no details', async () => {
    const broken = await buildApi({ ...context, access: { ...context.access, inGuild: fails } });
    const answer = await broken.inject({ url: membersUrl(''), headers: { authorization } });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret detail');
    expect(answer.json()).toMatchObject({ code: 'internal', errors: [] });
    await broken.close();
  });
});

const fails = async (): Promise<never> => {
  throw new Error('secret detail');
};

describe('every answer', () => {
  test('has a strict policy without inline code, and cannot be framed', async () => {
    const { headers } = await app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('is compressed as the client wishes, and says so to caches', async () => {
    const url = `/api/guilds/${guildId}/dashboard`;
    const read = async (encoding: string) =>
      app.inject({ url, headers: { authorization, 'accept-encoding': encoding } });
    const plain = await read('identity');
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await read(`${encoding}, deflate`);
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json());
    }
  });

  test('with data is never cached', async () => {
    const answer = await app.inject({ url: membersUrl(''), headers: { authorization } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test.each([
  ['without a session', 401, '/auth/me', ''],
  ['of a guild that is not there', 404, '/api/guilds/111111111111111111/members', 'session'],
  ['with a wrong word', 422, '/api/guilds/111111111111111111x/members', 'session'],
  ['for nothing that exists', 404, '/api/nothing', 'session'],
])('a refusal %s is never cached', async (_what, status, url, who) => {
  const answer = await app.inject({ url, headers: who === '' ? {} : { authorization } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('for monitoring and developers', () => {
  test('alive and ready are separate checks', async () => {
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: true, running: true },
    });
    running = false;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    running = true;
  });

  test('a process that needs a restart is not alive', async () => {
    stuck = true;
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    stuck = false;
  });

  test('other machines read the metrics with a token, and with no other', async () => {
    const open = await buildApi(context, { metricsToken: 'a token of the operator' });
    const ask = async (authorization: string) =>
      open.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization } });
    expect((await ask('Bearer a token of the operator')).statusCode).toBe(200);
    for (const wrong of ['', 'Bearer', 'Bearer a token', 'a token of the operator'])
      expect((await ask(wrong)).statusCode).toBe(404);
    await open.close();
  });

  test('metrics are only for this machine', async () => {
    const metrics = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.body).toContain('famiglia_http_request_seconds_bucket');
    expect(metrics.body).toMatch(/^famiglia_pictures_bytes 0$/m);
    expect(metrics.body).toMatch(/^famiglia_deliveries_waiting 0$/m);
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    const proxied = { 'x-forwarded-for': '127.0.0.1' };
    expect((await app.inject({ url: '/metrics', headers: proxied })).statusCode).toBe(404);
  });

  test('the OpenAPI document has exactly the routes that are served', async () => {
    const document = (await app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = SERVED_ROUTES.map(
      ({ route }) => `${route.method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.toSorted()).toEqual(served.toSorted());
    expect((await app.inject('/api/docs')).statusCode).toBeLessThan(400);
  });
});
