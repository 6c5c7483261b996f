import type { Route } from '@famiglia/contract/kit/route';
import { createMemoryProvider } from '@famiglia/core/billing/testing/memory-provider';
import { findCrossings, findUnsorted } from '@famiglia/core/testing/lock-crossings';
import { recordLocks } from '@famiglia/core/testing/record-locks';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addMember } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from './build-api.ts';
import { SERVED_ROUTES } from './routes/served-routes.ts';
import { sampleBackgroundWork } from './testing/sample-background-work.ts';
import { SAMPLE_CHANGES } from './testing/sample-changes.ts';
import { openEvent } from './testing/sample-event-changes.ts';
import { SITE_ADMIN } from './testing/site-admin.ts';

let context: TestContext;
let app: FastifyInstance;
let recorder: Awaited<ReturnType<typeof recordLocks>>;
beforeAll(async () => {
  const bank = createMemoryProvider(() => new Date());
  context = await createTestContext({
    billing: new Map([[bank.name, bank]]),
    config: { siteAdminIds: new Set([SITE_ADMIN]) },
  });
  recorder = await recordLocks(context.db.$client, context.connectionString);
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
});
afterAll(async () => {
  await app.close();
  await recorder.stop();
  await context.stop();
});

const nameOf = (route: Route): string => `${route.method} ${route.path}`;

const callAll = async (): Promise<void> => {
  for (const { route } of SERVED_ROUTES) {
    const sample = SAMPLE_CHANGES[nameOf(route)];
    if (sample === undefined || route.method === 'GET') continue;
    const { guildId, ownerId, params, body } = await sample(context);
    const token = await signIn(context, ownerId);
    const values: Record<string, string> = { guildId, ...params };
    const response = await recorder.during(nameOf(route), async () =>
      app.inject({
        method: route.method,
        url: route.path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? ''),
        headers: {
          authorization: `Bearer ${token}`,
          ...(Buffer.isBuffer(body) ? { 'content-type': route.upload?.[0] } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
      }),
    );
    expect(response.statusCode, `${nameOf(route)} ${response.body}`).toBeLessThan(300);
  }
};

test(
  'no two kinds of locks are taken both ways, and people in the order of their ids',
  {
    timeout: 180_000,
  },
  async () => {
    await callAll();
    for (const [name, work] of await sampleBackgroundWork(context)) await recorder.during(name, work);
    const seen = new Set(recorder.transactions.flatMap(({ steps }) => steps.flat().map(({ of }) => of)));
    expect([...seen]).toEqual(
      expect.arrayContaining(['guilds', 'rosters', 'capt_sums', 'members', 'orders']),
    );
    expect(findCrossings(recorder.transactions)).toEqual([]);
    expect(findUnsorted(recorder.transactions, 'members')).toEqual([]);
    expect(findUnsorted(recorder.transactions, 'rosters')).toEqual([]);
    expect(findUnsorted(recorder.transactions, 'treasury_accounts')).toEqual([]);
  },
);

const lockThe = (table: string, what: string) =>
  sql.raw(`select from ${table} where ${what} for no key update`);

test('a transaction that goes the other way is found, also one that takes people in any order', async () => {
  const { guildId, userId, params } = await openEvent(context);
  const stranger = await addMember(context.db, guildId);
  const inTurn = async (name: string, statements: ReturnType<typeof lockThe>[]) =>
    recorder.during(name, async () =>
      context.db.transaction(async (tx) => {
        for (const statement of statements) await tx.execute(statement);
      }),
    );
  const before = recorder.transactions.length;
  const roster = lockThe('rosters', `id = '${params.eventId}'`);
  await inTurn('one way', [roster, lockThe('members', `user_id = ${stranger}`)]);
  await inTurn('the other way', [lockThe('members', `user_id = ${stranger}`), roster]);
  await inTurn('any order', [
    lockThe('members', `user_id = ${stranger}`),
    lockThe('members', `user_id = ${userId}`),
  ]);
  const made = recorder.transactions.slice(before);
  expect(findCrossings(made)).toEqual([expect.stringContaining('members ⇄ rosters')]);
  expect(findUnsorted(made, 'members')).toEqual([expect.stringContaining('any order')]);
});
