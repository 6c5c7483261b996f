import type { Permission } from '@famiglia/contract/access/permissions';
import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { actorNameOf } from '@famiglia/contract/activity/activity-types';
import type { ApiKey } from '@famiglia/contract/keys/api-keys';
import { KEY_PERMISSIONS } from '@famiglia/contract/keys/api-keys';
import { createMemoryProvider } from '@famiglia/core/billing/testing/memory-provider';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { guildKeys } from '@famiglia/core/platform/db/schema/keys';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, addPanelUser, addRole, leaveGuild } from '@famiglia/core/testing/test-guild';
import { addApiKey } from '@famiglia/core/testing/test-key';
import { signIn } from '@famiglia/core/testing/test-session';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';
import { SAMPLE_CHANGES } from '../testing/sample-changes.ts';
import { SITE_ADMIN } from '../testing/site-admin.ts';
import { SERVED_ROUTES } from './served-routes.ts';

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  const bank = createMemoryProvider(() => new Date());
  context = await createTestContext({
    billing: new Map([[bank.name, bank]]),
    config: { siteAdminIds: new Set([SITE_ADMIN]) },
  });
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const asking = (token: string) => ({
  get: async (url: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } }),
  send: async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    }),
});

/** A family whose owner is signed in, and a key of theirs. */
const family = async (permissions: readonly Permission[] = ['users.view'], more: object = {}) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = asking(await signIn(context, ownerId));
  const wanted = { name: 'Statistics', permissions, expires_at: null, ...more };
  const made = await owner.send('POST', `/api/api-keys/${guildId}`, wanted);
  expect(made.statusCode, made.body).toBe(200);
  const key = made.json<ApiKey & { secret: string }>();
  const list = async () => (await owner.get(`/api/api-keys/${guildId}`)).json<{ items: ApiKey[] }>().items;
  return {
    guildId,
    ownerId,
    owner,
    key,
    list,
    program: asking(key.secret),
    members: `/api/guilds/${guildId}/members`,
  };
};

test('a key is told once, never stored, opens what was chosen, and its use is noted', async () => {
  const { guildId, key, list, program, members } = await family();
  expect(key).toMatchObject({
    name: 'Statistics',
    permissions: ['users.view'],
    lost: [],
    calls_per_minute: 60,
  });
  expect((await program.get(members)).statusCode).toBe(200);
  expect((await program.get(`/api/events/${guildId}/list`)).json()).toMatchObject({
    code: 'permission_denied',
  });
  expect(await list()).toMatchObject([{ id: key.id, last_used_at: context.clock().toISOString() }]);
  expect(JSON.stringify(await list())).not.toContain(key.secret);
  const [row] = await context.db.select().from(guildKeys).where(eq(guildKeys.id, key.id));
  expect(row?.hash.toString('latin1')).not.toContain(key.secret.slice(3));
});

test('what a key does is in the activity under its name', async () => {
  const { guildId, key, program, ownerId } = await family(['users.view', 'users.edit', 'activity.view']);
  const memberId = await addMember(context.db, guildId);
  const saved = await program.send('PUT', `/api/users/${guildId}/${memberId}/ingame-nick`, {
    ingame_nick: 'Vito_Moretti',
  });
  expect(saved.statusCode, saved.body).toBeLessThan(300);
  const { items } = (await program.get(`/api/activity/${guildId}/list`)).json<{ items: ActivityEntry[] }>();
  expect(items[0]).toMatchObject({ actor: { id: ownerId }, data: { api_key: 'Statistics' } });
  expect(items[0] && actorNameOf(items[0], 'en')).toBe('API key “Statistics” of Owner');
  expect(items[0] && actorNameOf(items[0], 'ru')).toBe('Ключ API «Statistics» (Owner)');
  // The row about the key itself is a person's.
  expect(items[1]).toMatchObject({ type: 'api_key.created', data: { name: key.name } });
  expect(items[1] && actorNameOf(items[1], 'en')).toBe('Owner');
});

test('a revoked key, one that is over and one whose maker left are refused in the same words', async () => {
  const refused = { statusCode: 401 };
  const { guildId, key, owner, program, members } = await family();
  expect((await owner.send('DELETE', `/api/api-keys/${guildId}/${key.id}`)).statusCode).toBe(204);
  expect(await program.get(members)).toMatchObject(refused);
  expect((await owner.send('DELETE', `/api/api-keys/${guildId}/${key.id}`)).statusCode).toBe(404);

  const end = new Date(context.clock().getTime() + 60_000).toISOString();
  const short = await family(['users.view'], { expires_at: end });
  expect((await short.program.get(short.members)).statusCode).toBe(200);
  context.travel(60_000);
  const over = await short.program.get(short.members);
  expect(over).toMatchObject(refused);
  expect(over.json()).toMatchObject({ code: 'api_key_invalid' });

  const leaver = await addMember(context.db, guildId);
  const secret = await addApiKey(context, guildId, leaver, ['users.view']);
  await leaveGuild(context, guildId, leaver);
  expect(await asking(secret).get(members)).toMatchObject(refused);
});

test('a key can do no more than its maker may at that moment, and the list says what was lost', async () => {
  const { guildId, members, list } = await family();
  const roleId = await addRole(context.db, guildId, { granted: ['settings.manage', 'users.view'] });
  const makerId = await addMember(context.db, guildId, { roleIds: [roleId] });
  const maker = asking(await signIn(context, makerId));
  const url = `/api/api-keys/${guildId}`;
  const more = { name: 'More', permissions: ['users.view', 'money.manage'], expires_at: null };
  expect((await maker.send('POST', url, more)).json()).toMatchObject({
    code: 'permission_denied',
    errors: [{ field: 'money.manage' }],
  });
  const made = await maker.send('POST', url, { ...more, permissions: ['users.view'] });
  const program = asking(made.json<{ secret: string }>().secret);
  expect((await program.get(members)).statusCode).toBe(200);
  await context.db.execute(`update role_permissions set permissions = '{}' where role_id = ${roleId}`);
  context.access.forget(guildId);
  expect((await program.get(members)).json()).toMatchObject({ code: 'permission_denied' });
  expect((await list()).find(({ name }) => name === 'More')?.lost).toEqual(['users.view']);
});

test('whoever has their rights until a date grants a key no longer', async () => {
  const { guildId } = await family();
  const roleId = await addRole(context.db, guildId, { granted: ['settings.manage'] });
  const makerId = await addMember(context.db, guildId, { roleIds: [roleId] });
  const until = new Date(context.clock().getTime() + 3_600_000);
  await addPanelUser(context.db, guildId, makerId, until);
  const maker = asking(await signIn(context, makerId));
  const wanted = { name: 'Forever', permissions: ['users.view'], expires_at: null };
  const url = `/api/api-keys/${guildId}`;
  expect((await maker.send('POST', url, wanted)).json()).toMatchObject({ code: 'access_is_temporary' });
  expect((await maker.send('POST', url, { ...wanted, expires_at: until.toISOString() })).statusCode).toBe(
    200,
  );
});

test('rules, rights and the plan are no key’s work, and no key opens another family', async () => {
  const { guildId, owner, program } = await family(KEY_PERMISSIONS);
  const wanted = { name: 'Rules', permissions: ['settings.manage'], expires_at: null };
  expect((await owner.send('POST', `/api/api-keys/${guildId}`, wanted)).statusCode).toBe(422);
  expect((await program.send('POST', `/api/api-keys/${guildId}`, wanted)).json()).toMatchObject({
    code: 'permission_denied',
  });
  const other = await family();
  expect((await program.get(other.members)).json()).toMatchObject({ code: 'guild_not_found' });
  expect((await program.get('/api/guilds/list')).json()).toMatchObject({ code: 'not_signed_in' });
});

test('a key does not let its maker decide about themselves', async () => {
  const { guildId } = await family();
  const roleId = await addRole(context.db, guildId, { granted: ['reputation.edit'] });
  const makerId = await addMember(context.db, guildId, { roleIds: [roleId] });
  const secret = await addApiKey(context, guildId, makerId, ['reputation.edit']);
  const body = { user_ids: [makerId], delta: 5, reason: 'mine' };
  const asked = await asking(secret).send('POST', `/api/reputation/${guildId}/bulk`, body);
  expect(asked.json(), asked.body).toMatchObject({ code: 'own_decision' });
});

test('each key has its own limit a minute', async () => {
  const { program, members, guildId, ownerId } = await family();
  const other = asking(await addApiKey(context, guildId, ownerId, ['users.view']));
  for (let asked = 0; asked < 60; asked += 1) expect((await program.get(members)).statusCode).toBe(200);
  const refused = await program.get(members);
  expect(refused.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.get(members)).statusCode).toBe(200);
});

test('at most ten, also when many are made at once; a revoked one makes room', async () => {
  const { guildId, owner, key, list } = await family();
  const url = `/api/api-keys/${guildId}`;
  const wanted = { name: 'Another', permissions: ['users.view'], expires_at: null };
  const made = await Promise.all(Array.from({ length: 12 }, async () => owner.send('POST', url, wanted)));
  const told = made.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(told).toEqual([...Array.from({ length: 9 }, () => 200), 409, 409, 409]);
  const revoked = await Promise.all([1, 2, 3].map(async () => owner.send('DELETE', `${url}/${key.id}`)));
  expect(revoked.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
  expect(await list()).toHaveLength(9);
  expect((await owner.send('POST', url, wanted)).statusCode).toBe(200);
});

test(
  'every change that a key may make works with it, and leaves its name in the activity',
  { timeout: 180_000 },
  async () => {
    const unnamed: string[] = [];
    const allowed = new Set<Permission>(KEY_PERMISSIONS);
    for (const { route } of SERVED_ROUTES) {
      const name = `${route.method} ${route.path}`;
      const sample = SAMPLE_CHANGES[name];
      const { access } = route;
      if (sample === undefined || access.kind !== 'guild' || !allowed.has(access.permission)) continue;
      const { guildId, ownerId, params, body } = await sample(context);
      await context.db.delete(activity).where(eq(activity.guildId, guildId));
      const values: Record<string, string> = { guildId, ...params };
      const response = await app.inject({
        method: route.method,
        url: route.path.replaceAll(/:(\w+)/g, (_, part: string) => values[part] ?? ''),
        headers: {
          authorization: `Bearer ${await addApiKey(context, guildId, ownerId, KEY_PERMISSIONS)}`,
          ...(Buffer.isBuffer(body) ? { 'content-type': route.upload?.[0] } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      expect(response.statusCode, `${name} ${response.body}`).toBeLessThan(300);
      const rows = await context.db
        .select({ data: activity.data, type: activity.type })
        .from(activity)
        .where(and(eq(activity.guildId, guildId), eq(activity.actorId, ownerId)));
      for (const { data, type } of rows)
        if (data['api_key'] !== 'Statistics') unnamed.push(`${name} wrote ${type}`);
    }
    expect(unnamed).toEqual([]);
  },
);
