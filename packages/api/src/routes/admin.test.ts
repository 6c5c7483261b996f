import type { AdminGuild, AdminSubscription, DeadLetter, LoginRecord } from '@famiglia/contract/admin/admin';
import { containing } from '@famiglia/core/platform/db/containing';
import { deliveries, deliveryRequests } from '@famiglia/core/platform/db/schema/deliveries';
import { loginHistory, users } from '@famiglia/core/platform/db/schema/auth';
import {
  disputes,
  payments,
  subscriptionHistory,
  subscriptions,
} from '@famiglia/core/platform/db/schema/subscriptions';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, addUser, newId } from '@famiglia/core/testing/test-guild';
import { signIn, signInBrowser } from '@famiglia/core/testing/test-session';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApi } from '../build-api.ts';
import { openSocket } from '../testing/test-socket.ts';
import { ingestScreenshotsJob } from '@famiglia/core/screenshots/intake/ingest-screenshots';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ADMIN = newId();

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  context = await createTestContext({ config: { siteAdminIds: new Set([ADMIN]) } });
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const ask = async (token: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/admin${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  } satisfies InjectOptions);
const asAdmin = async () => signIn(context, ADMIN);
const PREMIUM = { tier: 'premium', status: 'active', period_end: null, reason: 'a gift' } as const;

test('a caller who is not a site admin gets 403 without any data', async () => {
  const { id, ownerId } = await addGuild(context.db, { name: 'Secretissimo' });
  const token = await signIn(context, ownerId);
  for (const url of [
    '/stats',
    '/guilds',
    `/guilds/${id}/subscription`,
    '/users',
    '/login-history',
    '/jobs/failed',
    '/deliveries/given-up',
  ]) {
    const answer = await ask(token, 'GET', url);
    expect(answer.statusCode, url).toBe(403);
    expect(answer.json(), url).toMatchObject({ code: 'site_admin_only' });
    expect(answer.body).not.toContain('Secretissimo');
  }
  expect((await ask(token, 'PUT', `/guilds/${id}/subscription`, PREMIUM)).statusCode).toBe(403);
});

test('a failed job is listed with its guild and reason, and can run again once', async () => {
  const { id: guildId } = await addGuild(context.db, { name: 'Corleone' });
  await context.jobs.send(context.db, ingestScreenshotsJob, { guildId, sourceId: '1' });
  await context.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'take-pictures'`);
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no way in')).mockResolvedValue();
  onTestFinished(await context.jobs.work(ingestScreenshotsJob, run));
  const token = await asAdmin();
  const letters = async () => (await ask(token, 'GET', '/jobs/failed')).json<{ items: DeadLetter[] }>().items;
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 20_000 });
  const [letter] = await letters();
  const guild = { id: guildId, name: 'Corleone' };
  const { name, title } = ingestScreenshotsJob;
  expect(letter).toMatchObject({ name, title, guild, reason: 'no way in', tries: 1 });
  const again = `/jobs/${letter?.id}/run-again`;
  expect((await ask(await signIn(context, newId()), 'POST', again)).statusCode).toBe(403);
  expect((await ask(token, 'POST', again)).statusCode).toBe(204);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect((await ask(token, 'POST', again)).statusCode).toBe(404);
  expect(await letters()).toEqual([]);
});

test('a delivery that the bot gave up is listed with its guild and reason, and can be tried again', async () => {
  const { id: guildId } = await addGuild(context.db, { name: 'Tattaglia' });
  const at = new Date('2026-03-01T11:00:00Z');
  const problem = { problem: 'missing_permissions', problemSince: at, gaveUpAt: at, attempts: 20 } as const;
  await context.db
    .insert(deliveries)
    .values(['1', '2'].map((subject) => ({ guildId, kind: 'roster' as const, subject, ...problem })));
  const token = await asAdmin();
  const given = async () => (await ask(token, 'GET', '/deliveries/given-up')).json<object>();
  const guild = { id: guildId, name: 'Tattaglia' };
  const reason = { kind: 'roster', problem: 'missing_permissions', given_up_at: at.toISOString() };
  expect(await given()).toMatchObject({ items: [{ guild, count: 2, ...reason }], total: 1 });
  const again = `/deliveries/${guildId}/run-again`;
  expect((await ask(await signIn(context, newId()), 'POST', again)).statusCode).toBe(403);
  expect((await ask(token, 'POST', again)).statusCode).toBe(204);
  expect(await given()).toMatchObject({ items: [], total: 0 });
  expect(await context.db.$count(deliveryRequests, eq(deliveryRequests.guildId, guildId))).toBe(2);
  expect((await ask(token, 'POST', `/deliveries/${newId()}/run-again`)).statusCode).toBe(404);
});

test('a site admin has no access inside a guild', async () => {
  const { id } = await addGuild(context.db);
  const headers = { authorization: `Bearer ${await asAdmin()}` };
  const answer = await app.inject({ url: `/api/guilds/${id}/members`, headers });
  expect(answer.json()).toMatchObject({ status: 404, code: 'guild_not_found' });
});

describe('a subscription set by a site admin', () => {
  test('opens the panel at once, and its history has the actor, time, reason, and both states', async () => {
    const { id, ownerId } = await addGuild(context.db, { tier: 'free' });
    const owner = await signIn(context, ownerId);
    const members = async () =>
      app.inject({ url: `/api/guilds/${id}/members`, headers: { authorization: `Bearer ${owner}` } });
    expect((await members()).statusCode).toBe(402);
    const end = new Date(context.clock().getTime() + 30 * DAY_MS).toISOString();
    const answer = await ask(await asAdmin(), 'PUT', `/guilds/${id}/subscription`, {
      ...PREMIUM,
      period_end: end,
    });
    expect(answer.json<AdminGuild>().subscription).toEqual({
      tier: 'premium',
      status: 'active',
      period_end: end,
    });
    expect((await members()).statusCode).toBe(200);
    const rows = await context.db
      .select()
      .from(subscriptionHistory)
      .where(eq(subscriptionHistory.guildId, id));
    expect(rows).toMatchObject([
      {
        actorId: ADMIN,
        reason: 'a gift',
        at: context.clock(),
        before: { tier: 'free', status: 'none', period_end: null },
        after: { tier: 'premium', status: 'active', period_end: end },
      },
    ]);
  });

  test('closes the sockets of a guild that loses Premium', async () => {
    const { id, ownerId } = await addGuild(context.db);
    const socket = await openSocket(app);
    socket.say({ type: 'auth', token: await signIn(context, ownerId) });
    await socket.hears({ type: 'authenticated' });
    socket.say({ type: 'subscribe', guild_id: id });
    await socket.hears({ type: 'subscribed', guild_id: id });
    const free = { tier: 'free', status: 'none', period_end: null, reason: 'not paid' };
    await ask(await asAdmin(), 'PUT', `/guilds/${id}/subscription`, free);
    expect(await socket.closed).toBe(4402);
  });

  test('needs a sign-in of the last 15 minutes, however fresh the token', async () => {
    const { id } = await addGuild(context.db, { tier: 'free' });
    const put = async (token: string) => ask(token, 'PUT', `/guilds/${id}/subscription`, PREMIUM);
    const { token, refreshKey } = await signInBrowser(context, ADMIN);
    context.travel(14 * MINUTE_MS);
    const cookies = { famiglia_refresh: refreshKey.value };
    const { token: renewed } = (
      await app.inject({ method: 'POST', url: '/auth/refresh', payload: { token }, cookies })
    ).json<{ token: string }>();
    expect((await put(renewed)).statusCode).toBe(200);
    context.travel(MINUTE_MS + 1);
    expect((await put(renewed)).json()).toMatchObject({ status: 403, code: 'sign_in_again' });
    expect((await ask(renewed, 'GET', '/guilds')).statusCode).toBe(200);
    expect((await put(await asAdmin())).statusCode).toBe(200);
  });

  test.each([
    { tier: 'premium', status: 'none', period_end: null },
    { tier: 'premium', status: 'expired', period_end: null },
    { tier: 'premium', status: 'trial', period_end: null },
    { tier: 'premium', status: 'active', period_end: '2020-01-01T00:00:00.000Z' },
    { tier: 'free', status: 'active', period_end: null },
    { tier: 'free', status: 'none', period_end: '2099-01-01T00:00:00.000Z' },
  ])('that is not a valid plan is refused: %j', async (wanted) => {
    const { id } = await addGuild(context.db, { tier: 'free' });
    const answer = await ask(await asAdmin(), 'PUT', `/guilds/${id}/subscription`, {
      ...wanted,
      reason: 'x',
    });
    expect(answer.json()).toMatchObject({ code: 'subscription_does_not_fit' });
    const rows = await context.db.select().from(subscriptions).where(eq(subscriptions.guildId, id));
    expect(rows).toEqual([]);
  });

  test('requires a reason and an existing guild', async () => {
    const { id } = await addGuild(context.db);
    const silent = await ask(await asAdmin(), 'PUT', `/guilds/${id}/subscription`, {
      ...PREMIUM,
      reason: ' ',
    });
    expect(silent.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'reason' }] });
    const nowhere = await ask(await asAdmin(), 'PUT', `/guilds/${newId()}/subscription`, PREMIUM);
    expect(nowhere.json()).toMatchObject({ code: 'guild_not_found' });
  });
});

describe('payments', () => {
  const JANUARY_31 = Date.parse('2028-01-31T10:00:00Z');

  test('add their months, keep the day of the month, and are counted once', async () => {
    context.travel(JANUARY_31 - context.clock().getTime());
    const { id } = await addGuild(context.db, { tier: 'free' });
    const pay = async (reference: string, months = 1) =>
      ask(await asAdmin(), 'POST', `/guilds/${id}/payments`, {
        amount_minor: 89_900,
        currency: 'RUB',
        months,
        reference: `${id} ${reference}`,
      });
    expect((await pay('first')).json<AdminSubscription>().subscription.period_end).toBe(
      '2028-02-29T10:00:00.000Z',
    );
    const second = (await pay('second')).json<AdminSubscription>();
    expect(second.subscription).toMatchObject({ status: 'active', period_end: '2028-03-31T10:00:00.000Z' });
    expect((await pay('second')).json()).toMatchObject({ code: 'payment_known' });
    const year = (await pay('a year', 12)).json<AdminSubscription>();
    expect(year.subscription.period_end).toBe('2029-03-31T10:00:00.000Z');
    expect(year.history.map((change) => change.reason)).toEqual(Array(3).fill('payment received'));
  });

  test('can be refunded within their window; the paid time ends', async () => {
    const { id } = await addGuild(context.db, { tier: 'free' });
    const body = { amount_minor: 1990, currency: 'USD', months: 1, reference: `${id} usd` };
    const paid = (
      await ask(await asAdmin(), 'POST', `/guilds/${id}/payments`, body)
    ).json<AdminSubscription>();
    const [payment] = paid.payments;
    const paidAt = Date.parse(payment?.paid_at ?? '');
    expect(payment).toMatchObject({
      refund: { amount_minor: 1990, currency: 'USD' },
      refund_until: new Date(paidAt + 14 * DAY_MS).toISOString(),
    });
    context.travel(DAY_MS);
    const url = `/guilds/${id}/payments/${payment?.id}/refund`;
    // 28 of the 29 days between January 31 and February 29 are left.
    const unused = { amount_minor: Math.round((1990 * 28) / 29), seen_refunded_minor: 0, ends_time: true };
    const back = (await ask(await asAdmin(), 'POST', url, unused)).json<AdminSubscription>();
    expect(back.payments[0]?.refunded).toEqual({ amount_minor: unused.amount_minor, currency: 'USD' });
    expect(back.subscription).toMatchObject({ tier: 'free', status: 'expired' });
    expect((await ask(await asAdmin(), 'POST', url, unused)).json()).toMatchObject({
      code: 'refund_meanwhile',
    });
    const rest = { ...unused, seen_refunded_minor: unused.amount_minor };
    expect((await ask(await asAdmin(), 'POST', url, rest)).json()).toMatchObject({ code: 'refund_too_much' });
    const elsewhere = await addGuild(context.db);
    const foreign = await ask(
      await asAdmin(),
      'POST',
      `/guilds/${elsewhere.id}/payments/${payment?.id}/refund`,
      unused,
    );
    expect(foreign.json()).toMatchObject({ code: 'not_found' });
  });
});

test('a payment that its bank took back says so, and is not refunded', async () => {
  const { id: guildId } = await addGuild(context.db, { tier: 'free' });
  const paidAt = context.clock();
  const period = { periodStart: paidAt, periodEnd: new Date(paidAt.getTime() + 30 * DAY_MS) };
  const payment = { guildId, provider: 'stripe', amountMinor: 1990, currency: 'USD', paidAt } as const;
  const [row] = await context.db
    .insert(payments)
    .values({ ...payment, ...period, providerReference: `pi of ${guildId}` })
    .returning({ id: payments.id });
  await context.db.insert(disputes).values({ paymentId: row?.id ?? 0, guildId, at: paidAt });
  const { payments: shown } = (
    await ask(await asAdmin(), 'GET', `/guilds/${guildId}/subscription`)
  ).json<AdminSubscription>();
  expect(shown).toMatchObject([{ dispute: 'open', refund: null, refundable: null, refund_asked: null }]);
});

const names = ({ items }: { items: AdminGuild[] }) => items.map(({ name }) => name.split(' ')[0]);

describe('lists', () => {
  test('guilds: by current tier, by name, sorted, with the total', async () => {
    const mark = newId();
    const make = async (
      name: string,
      members: number,
      plan?: Omit<typeof subscriptions.$inferInsert, 'guildId'>,
    ) => {
      const { id } = await addGuild(context.db, { tier: 'free', name: `${name} ${mark}` });
      for (let index = 1; index < members; index += 1) await addMember(context.db, id);
      if (plan) await context.db.insert(subscriptions).values({ ...plan, guildId: id });
    };
    const soon = new Date(context.clock().getTime() + DAY_MS);
    const past = new Date(context.clock().getTime() - 1);
    await make('Zeta', 1, { tier: 'premium', status: 'active', periodEnd: soon });
    await make('альфа', 1, { tier: 'premium', status: 'active' });
    await make('Lapsed', 1, { tier: 'premium', status: 'active', periodEnd: past });
    await make('100% Free_', 1);
    const list = async (query: string) => {
      const answer = await ask(await asAdmin(), 'GET', `/guilds?${query}`);
      return answer.json<{ items: AdminGuild[]; total: number }>();
    };
    expect(names(await list(`search=${mark}&subscription_tier=premium`))).toEqual(['Zeta', 'альфа']);
    expect(names(await list(`search=${mark}&subscription_tier=free`))).toEqual(['100%', 'Lapsed']);
    expect(names(await list(`search=${mark}&sort=period_end&order=desc&subscription_tier=premium`))).toEqual([
      'Zeta',
      'альфа',
    ]);
    expect(await list(`search=${mark}&limit=1&offset=1`)).toMatchObject({ total: 4, limit: 1, offset: 1 });
    expect(names(await list(`search=${encodeURIComponent('100% free_')}`))).toEqual(['100%']);
    expect(names(await list(`search=${encodeURIComponent('АЛЬФА')}`))).toEqual(['альфа']);
    expect((await ask(await asAdmin(), 'GET', '/guilds?sort=secrets')).statusCode).toBe(422);
  });

  test('users are found in both alphabets, by every word, and by the index', async () => {
    const people = [
      ['masha_wolf', 'Маша Вольф'],
      ['vadim.77', null],
      ['someone', 'Вадим Щукин'],
    ] as const;
    const ids = await Promise.all(
      people.map(async ([username, globalName]) => {
        const id = await addUser(context.db);
        await context.db.update(users).set({ username, globalName }).where(eq(users.id, id));
        return id;
      }),
    );
    const find = async (search: string) => {
      const answer = await ask(await asAdmin(), 'GET', `/users?search=${encodeURIComponent(search)}`);
      const found = answer.json<{ items: { id: string }[] }>().items;
      return found.map(({ id }) => ids.indexOf(id)).toSorted((one, other) => one - other);
    };
    expect(await find('маша вольф')).toEqual([0]);
    expect(await find('Masha_Wolf')).toEqual([0]);
    expect(await find('ВАДИМ')).toEqual([1, 2]);
    expect(await find('vadim')).toEqual([1, 2]);
    expect(await find('вадим schuk')).toEqual([2]);
    expect(await find(ids[1]?.slice(2) ?? '')).toEqual([1]);
    expect(await find('вадим вольф')).toEqual([]);

    // Without trigrams of the word PostgreSQL would scan the whole index.
    const read = await context.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain (analyze, timing off) select from users where search_text like ${containing('schukin')}`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(read).toMatch(/Index Scan on users_search_words .*\(actual rows=1(\.00)? loops=1\)/);
  });

  test('users with their servers and sessions, and signing them out everywhere', async () => {
    const { id, ownerId } = await addGuild(context.db, { name: 'Their server' });
    const [first, second] = [await signIn(context, ownerId), await signIn(context, ownerId)];
    const found = (await ask(await asAdmin(), 'GET', `/users?search=${ownerId}`)).json<{ total: number }>();
    expect(found).toMatchObject({ total: 1, items: [{ id: ownerId, is_admin: false }] });
    const details = await ask(await asAdmin(), 'GET', `/users/${ownerId}`);
    expect(details.json()).toMatchObject({ guilds: [{ id, name: 'Their server', owner: true }] });
    expect(details.json<{ sessions: unknown[] }>().sessions).toHaveLength(2);
    expect((await ask(await asAdmin(), 'POST', `/users/${ownerId}/sign-out`)).statusCode).toBe(204);
    for (const token of [first, second]) {
      const me = await app.inject({ url: '/auth/me', headers: { authorization: `Bearer ${token}` } });
      expect(me.statusCode).toBe(401);
    }
    expect((await ask(await asAdmin(), 'GET', `/users/${newId()}`)).statusCode).toBe(404);
  });

  test('sign-ins by user, country and address, counted, and as a file without formulas', async () => {
    const userId = await addUser(context.db);
    await context.db.update(users).set({ username: '=cmd' }).where(eq(users.id, userId));
    const at = context.clock();
    const login = (ip: string, countryCode: string | null) => ({
      userId,
      sessionId: randomUUID(),
      at,
      ip,
      countryCode,
      userAgent: 'Firefox',
    });
    await context.db
      .insert(loginHistory)
      .values([login('203.0.113.7', 'KG'), login('203.0.113.7', 'KG'), login('2001:db8::7', null)]);
    const list = async (query: string) =>
      (await ask(await asAdmin(), 'GET', `/login-history?${query}`)).json<{
        items: LoginRecord[];
        total: number;
      }>();
    expect(await list(`user_id=${userId}`)).toMatchObject({
      total: 3,
      items: [{ ip: '2001:db8::7' }, {}, {}],
    });
    expect(await list('country_code=KG')).toMatchObject({ total: 2 });
    expect(await list('ip=2001:db8:0::7')).toMatchObject({ total: 1, items: [{ username: '=cmd' }] });
    expect((await list('')).total).toBe(await context.db.$count(loginHistory));
    expect((await ask(await asAdmin(), 'GET', '/login-history?ip=1.2.3')).statusCode).toBe(422);
    const file = await ask(await asAdmin(), 'GET', `/login-history/export?user_id=${userId}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.trim().split('\r\n')).toHaveLength(4);
    expect(file.body).toContain(`"${userId}","'=cmd","203.0.113.7","KG","Firefox"`);
    await context.db.delete(users).where(eq(users.id, userId));
    expect(await list('country_code=KG')).toMatchObject({ total: 0, items: [] });
  });
});

test('totals and growth: the totals at the end of each of 30 days', async () => {
  const before = (await ask(await asAdmin(), 'GET', '/stats')).json<{
    totals: Record<string, number>;
    series: Record<string, { date: string; value: number }[]>;
  }>();
  const { id } = await addGuild(context.db, { tier: 'free' });
  const trial = new Date(context.clock().getTime() + 2 * DAY_MS).toISOString();
  await ask(await asAdmin(), 'PUT', `/guilds/${id}/subscription`, {
    tier: 'premium',
    status: 'trial',
    period_end: trial,
    reason: 'try',
  });
  const waiting = { guildId: id, kind: 'review_card', subject: 'gungame', problemSince: new Date() } as const;
  await context.db.insert(deliveries).values({ ...waiting, problem: 'picture_unavailable' });
  const day = context.clock().toISOString().slice(0, 10);
  context.travel(4 * DAY_MS);
  const after = (await ask(await asAdmin(), 'GET', '/stats')).json<typeof before>();
  expect(after.series['guilds']).toHaveLength(30);
  expect(after.series['guilds']?.at(-1)?.value).toBe(after.totals['guilds']);
  const on = (name: string, date: string) => after.series[name]?.find((entry) => entry.date === date)?.value;
  const earlier = (name: string) => before.series[name]?.at(-1)?.value ?? 0;
  expect(on('trials', day)).toBe(earlier('trials') + 1);
  expect(after.series['trials']?.at(-1)?.value).toBe(earlier('trials'));
  expect(after.totals['trials']).toBe(before.totals['trials']);
  expect([before.totals['pictures_unavailable'], after.totals['pictures_unavailable']]).toEqual([0, 1]);
});

test('on no day are there more plans than servers, also where a plan is older than the server’s row', async () => {
  const { id: guildId } = await addGuild(context.db, { tier: 'free' });
  const at = (days: number) => new Date(context.clock().getTime() - days * DAY_MS);
  const free = { tier: 'free', status: 'none', period_end: null } as const;
  const premium = { tier: 'premium', status: 'active', period_end: null } as const;
  const row = { guildId, reason: 'sample' };
  // The demo writes a family's past after its present.
  await context.db.insert(subscriptionHistory).values({ ...row, before: premium, after: premium, at: at(0) });
  for (const days of [20, 10]) {
    await context.db
      .insert(subscriptionHistory)
      .values({ ...row, before: free, after: premium, at: at(days) });
  }
  const { series } = (await ask(await asAdmin(), 'GET', '/stats')).json<{
    series: Record<'guilds' | 'premium' | 'trials', { date: string; value: number }[]>;
  }>();
  const impossible = series.guilds.filter(({ value }, day) => {
    const plans = series.premium[day]?.value ?? 0;
    return plans > value || plans < (series.trials[day]?.value ?? 0);
  });
  expect(impossible).toEqual([]);
});
