import { MAX_DAMAGE, MAX_KILLS } from '@famiglia/contract/capts/capts';
import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import type { Route } from '@famiglia/contract/kit/route';
import { createMemoryProvider } from '@famiglia/core/billing/testing/memory-provider';
import { recordWrites } from '@famiglia/core/testing/record-writes';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { buildApi } from './build-api.ts';
import { SERVED_ROUTES } from './routes/served-routes.ts';
import { SAMPLE_CHANGES } from './testing/sample-changes.ts';
import { SITE_ADMIN } from './testing/site-admin.ts';
import { watchReading } from './testing/watch-reading.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Numbers that a route takes must be numbers with which every page can still be read: their sums too. */
let context: TestContext;
let app: FastifyInstance;
let reading: ReturnType<typeof watchReading>;
let writes: Awaited<ReturnType<typeof recordWrites>>;
/** What a guild has in which nothing happened yet. */
let ofEveryGuild: string[];

beforeAll(async () => {
  const bank = createMemoryProvider(() => new Date());
  context = await createTestContext({
    billing: new Map([[bank.name, bank]]),
    config: { siteAdminIds: new Set([SITE_ADMIN]) },
  });
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
  reading = watchReading(context.db.$client);
  writes = await recordWrites(context.db);
  await addGuild(context.db);
  ofEveryGuild = await writes.take();
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const ROUTES = SERVED_ROUTES.map(({ route }) => route);
const READS = ROUTES.filter(({ method }) => method === 'GET');

const asking = async (route: Route, token: string, params: Record<string, string>, body?: object) => {
  const { statusCode, body: answer } = await app.inject({
    method: route.method,
    url: route.path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? `missing-${key}`),
    headers: {
      authorization: `Bearer ${token}`,
      ...(Buffer.isBuffer(body) ? { 'content-type': route.upload?.[0] } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { statusCode, answer };
};

/** Everybody who asks has a session. */
const OF_EVERY_CALL = /^(users|sessions|session_tokens)$/;

/** Reads everything that can be read about a guild, or those of it that read one of some tables; returns what failed. */
const failedReads = async (
  token: string,
  params: Record<string, string>,
  tables?: readonly string[],
): Promise<string[]> => {
  const known = READS.filter(({ path }) =>
    [...path.matchAll(/:(\w+)/g)].every(([, key = '']) => params[key] !== undefined),
  ).filter((route) => tables === undefined || reading.mayRead(nameOf(route), tables));
  const answers = await Promise.all(
    known.map(async (route) => ({
      route,
      ...(await reading.during(nameOf(route), async () => asking(route, token, params))),
    })),
  );
  return answers
    .filter(({ statusCode }) => statusCode >= 500)
    .map(({ route, answer }) => `${nameOf(route)}: ${answer}`);
};

const routeOf = (name: string): Route => {
  const found = ROUTES.find((route) => nameOf(route) === name);
  if (found === undefined) throw new Error(`no route ${name}`);
  return found;
};

/** A family of three in which every number that adds up is at its limit. */
const grandFamily = async (edge: 1 | -1) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const token = await signIn(context, ownerId);
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push(await addMember(context.db, guildId));
  const change = async (name: string, params: Record<string, string>, body: object) => {
    const { statusCode, answer } = await asking(routeOf(name), token, { guildId, ...params }, body);
    expect(statusCode, `${name}: ${answer}`).toBeLessThan(300);
    return answer === '' ? {} : (JSON.parse(answer) as { id?: string });
  };
  const full = { damage: MAX_DAMAGE, kills: MAX_KILLS, deaths: MAX_KILLS, side: 'ours' };
  const players = people.map((user_id, n) => ({ ...full, user_id, nick: `Player ${n}` }));
  let captId = '';
  for (const hours of [1, 2, 3, 4, 5, 6]) {
    const starts_at = new Date(context.clock().getTime() - hours * 3_600_000).toISOString();
    const played = { status: 'finished', result: 'win', players, slots: 500, starts_at };
    const body = { ...played, opponent: 'Vagos', side: 'attack', territory: 'Docks' };
    captId = (await change('POST /api/capts/:guildId', {}, body)).id ?? '';
  }
  // Last, because payments for capts would exceed the limit afterwards.
  for (const userId of people) {
    const body = { reputation: edge * MAX_REPUTATION, reason: 'the limit' };
    await change('PUT /api/users/:guildId/:userId/reputation', { userId }, body);
  }
  return { token, params: { guildId, captId, userId: people[0] ?? '' } };
};

test.each([
  ['highest', 1],
  ['lowest', -1],
] as const)('a family with the %s numbers can be read on every page', async (_name, edge) => {
  const { token, params } = await grandFamily(edge);
  expect(await failedReads(token, params)).toEqual([]);
});

/** The same value with each of its numbers at the limit that the schema names. */
const atLimit = (schema: JsonSchema | undefined, value: unknown, edge: 'minimum' | 'maximum'): unknown => {
  const options = schema?.anyOf ?? schema?.oneOf ?? [];
  const option = options.find((one) => typeof one === 'object' && one.type !== 'null');
  if (option !== undefined) return atLimit(option, value, edge);
  if (typeof value === 'number') return schema?.[edge] ?? value;
  if (Array.isArray(value)) {
    return value.map((item) => atLimit(schema?.items as JsonSchema | undefined, item, edge));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // Another version would only be a conflict.
      key === 'version' ? inner : atLimit(schema?.properties?.[key] as JsonSchema | undefined, inner, edge),
    ]),
  );
};

const bodyOf = ({ body }: Route) =>
  z.toJSONSchema(body ?? z.object({}), { io: 'input', unrepresentable: 'any' });

/** Whether there is a number in it that can be at its limit. */
const hasNumber = (schema: unknown, key = ''): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  key !== 'version' &&
  (('type' in schema && (schema.type === 'integer' || schema.type === 'number')) ||
    Object.entries(schema).some(([inner, part]) => hasNumber(part, inner)));

const WRITES = ROUTES.filter(
  (route) => SAMPLE_CHANGES[nameOf(route)] !== undefined && hasNumber(bodyOf(route)),
).map((route) => [nameOf(route), route] as const);

describe.each(['minimum', 'maximum'] as const)('with every number at its %s', (edge) => {
  test.each(WRITES)('%s leaves everything readable', async (name, route) => {
    const sample = await SAMPLE_CHANGES[name]?.(context);
    if (sample === undefined) throw new Error(`no sample of ${name}`);
    const body = atLimit(bodyOf(route), sample.body, edge) as object;
    const token = await signIn(context, sample.ownerId);
    const params = { ...sample.params, guildId: sample.guildId };
    const filled = await writes.take(sample.guildId);
    const { statusCode, answer } = await asking(route, token, params, body);
    expect(statusCode, answer).toBeLessThan(500);
    // A page that reads nothing of this answers as before. What it reads next depends on tables in which there is something.
    const more = filled.filter((table) => !ofEveryGuild.includes(table));
    const tables = [...more, ...(await writes.take())].filter((table) => !OF_EVERY_CALL.test(table));
    expect(await failedReads(token, params, tables)).toEqual([]);
  });
});
