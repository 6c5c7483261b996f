import { randomUUID } from 'node:crypto';
import type { Route } from '@famiglia/contract/kit/route';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { eventPictures } from '@famiglia/core/platform/db/schema/event-pictures';
import { addScreenshot } from '@famiglia/core/testing/add-screenshot';
import { recordWrites } from '@famiglia/core/testing/record-writes';
import { addGuild, addMember, newId } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi } from './build-api.ts';
import { SERVED_ROUTES } from './routes/served-routes.ts';
import { SAMPLE_CHANGES } from './testing/sample-changes.ts';
import type { SampleChange } from './testing/sample-changes.ts';

/**
 * A person with all permissions in their own guild uses ids of another guild there. The answer must be the same as for
 * ids that do not exist, and nothing of the other guild may change.
 */
let context: TestContext;
let app: FastifyInstance;
let mine: { id: string; token: string };
let writes: Awaited<ReturnType<typeof recordWrites>>;

beforeAll(async () => {
  context = await createTestContext();
  writes = await recordWrites(context.db);
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
  const { id, ownerId } = await addGuild(context.db);
  mine = { id, token: await signIn(context, ownerId) };
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const paramsOf = (route: Route): string[] =>
  [...route.path.matchAll(/:(\w+)/g)].map(([, key = '']) => key).filter((key) => key !== 'guildId');

const screenshotOf =
  (kind: 'gg' | 'gungame') =>
  async (testContext: TestContext): Promise<SampleChange> => {
    const { id: guildId, ownerId } = await addGuild(testContext.db);
    const userId = await addMember(testContext.db, guildId);
    const screenshotId = await addScreenshot(testContext, { guildId, userId, kind });
    return { guildId, ownerId, params: { screenshotId, userId } };
  };

const ggScreenshot = screenshotOf('gg');
const gungameScreenshot = screenshotOf('gungame');

const pictureOf = async (testContext: TestContext): Promise<SampleChange> => {
  const { id: guildId, ownerId } = await addGuild(testContext.db);
  const now = testContext.clock();
  const values = { guildId, fileKey: newId(), bytes: 1, createdBy: ownerId, createdAt: now, usedAt: now };
  const [picture] = await testContext.db.insert(eventPictures).values(values).returning();
  return { guildId, ownerId, params: { pictureId: picture?.id ?? '' } };
};

/** Routes that only read need an object: one that a change of the same feature uses. */
const sampleFor = (route: Route): ((testContext: TestContext) => Promise<SampleChange>) | undefined => {
  const feature = route.path.split('/', 3).join('/');
  if (route.method !== 'GET') return SAMPLE_CHANGES[nameOf(route)];
  if (feature === '/api/event-pictures') return pictureOf;
  if (feature === '/api/gg') return ggScreenshot;
  if (feature === '/api/gungame') return gungameScreenshot;
  const name = Object.keys(SAMPLE_CHANGES).find(
    (change) => change.includes(` ${feature}/`) && paramsOf(route).every((key) => change.includes(`:${key}`)),
  );
  return name === undefined ? undefined : SAMPLE_CHANGES[name];
};

/** Every id in a request, and one of the same kind that does not exist. */
const strangersOf = ({ params, body }: SampleChange): Map<string, string> => {
  const ids =
    JSON.stringify({ params, body }).match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\b\d{17,19}\b/g) ?? [];
  const numbers = Object.values(params ?? {}).filter((value) => /^\d{1,10}$/.test(value));
  return new Map([
    ...ids.map((id) => [id, id.includes('-') ? randomUUID() : newId()] as const),
    ...numbers.map((number) => [number, '2000000000'] as const),
  ]);
};

const replaced = (text: string, names: ReadonlyMap<string, string>): string => {
  let result = text;
  for (const [from, to] of names) {
    // A short number may be part of something else.
    result = from.length < 17 ? result.replaceAll(`"${from}"`, `"${to}"`) : result.replaceAll(from, to);
  }
  return result;
};

/** The answer in the caller's own guild. */
const answerTo = async (route: Route, text: string): Promise<{ status: number; body: string }> => {
  const { params, body } = JSON.parse(text) as Pick<SampleChange, 'params' | 'body'>;
  const named: Record<string, string> = { ...params, guildId: mine.id };
  const response = await app.inject({
    method: route.method,
    url: route.path.replaceAll(/:(\w+)/g, (_, key: string) => named[key] ?? `missing-${key}`),
    headers: {
      authorization: `Bearer ${mine.token}`,
      ...(Buffer.isBuffer(body) ? { 'content-type': route.upload?.[0] } : {}),
    },
    ...(body === undefined || route.method === 'GET' ? {} : { payload: body }),
  });
  return { status: response.statusCode, body: response.body };
};

const ROUTES = SERVED_ROUTES.map(({ route }) => route).filter(
  (route) =>
    (route.access.kind === 'guild' || route.access.kind === 'member') &&
    (paramsOf(route).length > 0 || SAMPLE_CHANGES[nameOf(route)] !== undefined),
);

type MakeSample = NonNullable<ReturnType<typeof sampleFor>>;

const unchanged = new Map<MakeSample, SampleChange>();

/** Routes that only read are asked about the same objects: nothing may change them. */
const sampleOf = async (route: Route): Promise<SampleChange | undefined> => {
  const make = sampleFor(route);
  if (make === undefined || route.method !== 'GET') return make?.(context);
  const sample = unchanged.get(make) ?? (await make(context));
  unchanged.set(make, sample);
  return sample;
};

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', (_name, route) => {
  test('answers the same for an object of another guild as for one that does not exist', async () => {
    const sample = await sampleOf(route);
    expect(sample, 'a route with an id needs a sample').toBeDefined();
    if (sample === undefined) return;
    const strangers = strangersOf(sample);
    if (strangers.size === 0) return;
    const asked = JSON.stringify({ params: sample.params, body: sample.body });
    await writes.take();
    const theirs = await answerTo(route, asked);
    expect(await writes.take(sample.guildId)).toEqual([]);
    const nobodys = await answerTo(route, replaced(asked, strangers));
    expect({ ...theirs, body: replaced(theirs.body, strangers) }).toEqual(nobodys);
  });
});

/** The answer to the owner of the sample's guild. */
const ownAnswer = async (route: Route, { guildId, ownerId, params }: SampleChange, token: string) => {
  const named: Record<string, string> = { ...params, guildId, userId: params?.['userId'] ?? ownerId };
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: route.path.replaceAll(/:(\w+)/g, (_, key: string) => named[key] ?? `missing-${key}`),
    headers: { authorization: `Bearer ${token}` },
  });
  return { statusCode, body };
};

/** Changes of the guild itself are samples without people. */
const peopledSample = (route: Route) =>
  (route.path.startsWith('/api/guilds/') && paramsOf(route).length === 0 ? undefined : sampleFor(route)) ??
  ggScreenshot;

/** Parts that a new guild does not have. */
const HAS_NONE = new Set(['GET /api/events/:guildId/calendar-feed']);

/** The routes that only read, by the sample about which they are asked. */
const READS = new Map<MakeSample, Route[]>();
for (const { route } of SERVED_ROUTES) {
  if (route.access.kind !== 'guild' || route.method !== 'GET') continue;
  const make = peopledSample(route);
  READS.set(make, [...(READS.get(make) ?? []), route]);
}

const featuresOf = (routes: readonly Route[]): string =>
  [...new Set(routes.map(({ path }) => path.split('/')[2]))].join(', ');

test.each([...READS].map(([make, routes]) => [featuresOf(routes), make, routes] as const))(
  'reading %s: the same answers when the people are also members of another guild, under other names',
  async (_features, make, routes) => {
    const sample = await make(context);
    const token = await signIn(context, sample.ownerId);
    const ask = async () => {
      const answers = new Map<string, Awaited<ReturnType<typeof ownAnswer>>>();
      for (const route of routes) answers.set(nameOf(route), await ownAnswer(route, sample, token));
      return answers;
    };
    const before = await ask();
    for (const [name, { statusCode }] of before)
      expect(statusCode, name).toBe(HAS_NONE.has(name) ? 404 : 200);
    const other = await addGuild(context.db);
    await context.db.execute(sql`
      insert into members (guild_id, user_id, username, display_name, ingame_nick, static_id, role_ids)
      select ${other.id}, user_id, 'elsewhere', 'Elsewhere', 'Else_Where', '999999', role_ids
      from members where guild_id = ${sample.guildId} on conflict do nothing`);
    expect(await ask()).toEqual(before);
  },
);
