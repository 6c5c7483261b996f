import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addScreenshot } from '@famiglia/core/testing/add-screenshot';
import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { addGuild, newId } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from './build-api.ts';
import { SERVED_ROUTES } from './routes/served-routes.ts';
import type { FuzzRequest } from './testing/fuzz/fuzz-requests.ts';
import { KnownThings } from './testing/fuzz/known-things.ts';
import { runFuzz } from './testing/fuzz/run-fuzz.ts';
import type { FuzzWorld } from './testing/fuzz/run-fuzz.ts';
import { createMatrixGuild } from './testing/matrix-guild.ts';

/** `npm run chaos` sends the same kinds of requests to the running program for longer, with a new seed each time. */
const SEED = 20_260_301;
const REQUESTS = 400;
const SITE_ADMIN = newId();

let context: TestContext;
let app: FastifyInstance;
let world: FuzzWorld;

beforeAll(async () => {
  context = await createTestContext({ config: { siteAdminIds: new Set([SITE_ADMIN]) } });
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
  world = await buildWorld();
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

/** A guild with every kind of member and some data, another guild, and people without a guild. */
const buildWorld = async (): Promise<FuzzWorld> => {
  const guild = await createMatrixGuild(context, 'premium');
  const foreign = await addGuild(context.db);
  const known = new KnownThings(context.clock());
  known.prefer('guild', guild.id);
  known.add('guild', foreign.id);
  for (const { userId } of Object.values(guild.people)) known.add('user', userId);
  for (const kind of ['gg', 'gungame'] as const) {
    const userId = guild.people['member']?.userId ?? '';
    known.add('screenshot', await addScreenshot(context, { guildId: guild.id, userId, kind }));
  }
  const people: Record<string, string | null> = {
    ...Object.fromEntries(Object.entries(guild.people).map(([kind, { userId }]) => [kind, userId])),
    stranger: foreign.ownerId,
    'site admin': SITE_ADMIN,
    anonymous: null,
  };
  return {
    routes: SERVED_ROUTES.map(({ route }) => route),
    // People with the most permissions reach the most code.
    actors: Object.keys(people).flatMap((name) => [name, 'owner']),
    known,
    send: async (request) => send(request, people[request.actor] ?? null),
    // The site admin may have ended the plan.
    restore: async () => {
      await context.db.update(subscriptions).set({ tier: 'premium', status: 'active', periodEnd: null });
    },
  };
};

let calls = 0;
const tokens = new Map<string, string>();

/** Each from its own address: otherwise rate limits would answer. */
const send = async ({ method, url, headers, body }: FuzzRequest, userId: string | null) => {
  calls += 1;
  // Renewed from time to time: some of the requests sign people out.
  if (userId !== null && (calls % 20 === 0 || !tokens.has(userId))) {
    tokens.set(userId, await signIn(context, userId));
  }
  const token = tokens.get(userId ?? '');
  const answer = await app.inject({
    method,
    url,
    remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body };
};

test('for any request to any route, the answer is one that the contract allows', async () => {
  const { findings, statuses } = await runFuzz(world, { seed: SEED, requests: REQUESTS });
  expect(findings.map(({ what, asked }) => `${what} ← ${asked}`)).toEqual([]);
  // Otherwise all requests might have been refused before reaching a use case.
  expect(statuses[200], JSON.stringify(statuses)).toBeGreaterThan(REQUESTS / 10);
}, 120_000);
