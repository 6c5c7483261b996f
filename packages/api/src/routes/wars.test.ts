import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { guildSettings } from '@famiglia/core/platform/db/schema/settings';
import { guildKeys } from '@famiglia/core/platform/db/schema/keys';
import { wars } from '@famiglia/core/platform/db/schema/wars';
import { panelActor } from '@famiglia/core/testing/test-actor';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, addRole } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import { createWarKey } from '@famiglia/core/wars/war-keys';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';
import { SERVED_ROUTES } from './served-routes.ts';

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  context = await createTestContext({ now: new Date('2026-11-10T19:00:00Z') });
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

/** A family that is called Moretti in the game, with a key for its collector. */
const family = async (names = ['Moretti']) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await context.db.insert(guildSettings).values({
    guildId,
    version: 1,
    values: { ...DEFAULT_SETTINGS, language: 'en', wars: { ...DEFAULT_SETTINGS.wars, family_names: names } },
    updatedBy: ownerId,
    updatedAt: context.clock(),
  });
  const key = await createWarKey(context, panelActor(ownerId), { guildId, name: 'collector' });
  const post = async (payload: object | string, secret: string = key.secret, to = guildId) =>
    app.inject({
      method: 'POST',
      url: `/api/ingest/${to}/wars`,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      payload,
    });
  const session = { authorization: `Bearer ${await signIn(context, ownerId)}` };
  return { guildId, ownerId, key, post, session };
};

const war = { id: 1, attacker: 'Vagos', defender: 'Moretti', starts_at: '2026-11-10T18:40:00Z' };

describe('telling of wars', () => {
  test('each war is answered by itself, and the good ones are kept', async () => {
    const { guildId, post } = await family();
    const bad = { ...war, id: 2, players: [{ nick: 'A', side: 'attack', damage: -5 }] };
    const first = await post({ wars: [war, bad] });
    expect(first.statusCode).toBe(200);
    const [stored] = await context.db.select().from(wars).where(eq(wars.guildId, guildId));
    expect(first.json()).toEqual({
      accepted: 1,
      unchanged: 0,
      refused: 1,
      items: [
        { id: '1', outcome: 'accepted', war_id: stored?.id, reason: null, field: null, detail: null },
        {
          id: '2',
          outcome: 'refused',
          war_id: null,
          reason: 'number_out_of_range',
          field: 'players.0.damage',
          detail: 'This number is negative or too large to be true.',
        },
      ],
    });
    expect((await post(war)).json()).toMatchObject({ accepted: 0, unchanged: 1, refused: 0 });
  });

  test.each([
    ['nothing that is a war', {}, 422, 'wars_unreadable'],
    ['fifty-one wars', Array.from({ length: 51 }, () => war), 422, 'too_many_wars'],
    ['more than 256 KB', { ...war, note: 'x'.repeat(256 * 1024) }, 413, 'payload_too_large'],
    ['no JSON', '{"wars": [', 422, 'wars_unreadable'],
  ])('%s is refused as a whole', async (_name, payload, status, code) => {
    const { post } = await family();
    const answer = await post(payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test('without a name of the family it is said where to set it', async () => {
    const { post } = await family([]);
    const answer = await post(war);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'war_names_missing' });
  });

  test('a key has its own limit, with the time after which to try again', async () => {
    const { post } = await family();
    const other = await family();
    const statuses: number[] = [];
    for (let call = 0; call < 60; call += 1) statuses.push((await post(war)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await post(war);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.post(war)).statusCode).toBe(200);
  });
});

describe('keys', () => {
  const refused = { code: 'war_key_invalid', status: 401 };

  test('wrong, revoked and those of another guild are refused in the same words', async () => {
    const { guildId, key, post, session } = await family();
    const other = await family();
    const wrong = await post(war, `fw_${'x'.repeat(43)}`);
    expect(wrong.json()).toMatchObject(refused);
    const foreign = await post(war, other.key.secret);
    expect({ ...foreign.json<object>(), instance: null }).toEqual({
      ...wrong.json<object>(),
      instance: null,
    });
    await app.inject({ method: 'DELETE', url: `/api/war-keys/${guildId}/${key.id}`, headers: session });
    expect((await post(war)).json()).toMatchObject(refused);
    expect(await context.db.select().from(wars).where(eq(wars.guildId, guildId))).toEqual([]);
  });

  test('a session, also as a cookie, opens no feed', async () => {
    const { guildId, session } = await family();
    const url = `/api/ingest/${guildId}/wars`;
    expect((await app.inject({ method: 'POST', url, headers: session, payload: war })).statusCode).toBe(401);
    const cookies = { session: session.authorization };
    expect((await app.inject({ method: 'POST', url, cookies, payload: war })).statusCode).toBe(401);
  });

  test('a key opens nothing but the feed', async () => {
    const { guildId, key } = await family();
    const opened: string[] = [];
    for (const { route } of SERVED_ROUTES) {
      if (route.access.kind === 'public' || route.access.kind === 'key') continue;
      const { statusCode } = await app.inject({
        method: route.method,
        url: route.path.replaceAll(/:guildId/g, guildId).replaceAll(/:\w+/g, '1'),
        headers: { authorization: `Bearer ${key.secret}` },
      });
      if (statusCode !== 401) opened.push(`${route.method} ${route.path}: ${statusCode}`);
    }
    expect(opened).toEqual([]);
  });

  test('the secret is told once and never stored; the list has its end and its last use', async () => {
    const { guildId, ownerId, key, post, session } = await family();
    const list = async () =>
      (await app.inject({ method: 'GET', url: `/api/war-keys/${guildId}`, headers: session })).json<{
        items: { last_used_at: string | null }[];
      }>();
    expect(await list()).toMatchObject({
      items: [
        {
          id: key.id,
          name: 'collector',
          hint: key.secret.slice(-4),
          created_by: { id: ownerId, name: 'Owner' },
          last_used_at: null,
        },
      ],
    });
    expect(JSON.stringify(await list())).not.toContain(key.secret);
    const [row] = await context.db.select().from(guildKeys).where(eq(guildKeys.id, key.id));
    expect(row?.hash.toString('utf8')).not.toContain(key.secret.slice(3));
    await post(war);
    const first = context.clock().toISOString();
    expect(await list()).toMatchObject({ items: [{ last_used_at: first }] });
    context.travel(30_000);
    await post(war);
    expect(await list()).toMatchObject({ items: [{ last_used_at: first }] });
    context.travel(31_000);
    await post(war);
    expect(await list()).toMatchObject({ items: [{ last_used_at: context.clock().toISOString() }] });
  });

  test('at most ten at a time; a revoked one makes room', async () => {
    const { guildId, ownerId, key, session } = await family();
    const create = async () => createWarKey(context, panelActor(ownerId), { guildId, name: 'another' });
    for (let made = 1; made < 10; made += 1) await create();
    await expect(create()).rejects.toMatchObject({ code: 'too_many_keys' });
    const url = `/api/war-keys/${guildId}/${key.id}`;
    expect((await app.inject({ method: 'DELETE', url, headers: session })).statusCode).toBe(204);
    expect((await app.inject({ method: 'DELETE', url, headers: session })).statusCode).toBe(404);
    await expect(create()).resolves.toMatchObject({ name: 'another' });
  });

  test('only who may manage settings makes them', async () => {
    const { guildId } = await family();
    const role = await addRole(context.db, guildId, { granted: ['panel.view', 'capts.manage'] });
    const userId = await addMember(context.db, guildId, { roleIds: [role] });
    await expect(createWarKey(context, panelActor(userId), { guildId, name: 'mine' })).rejects.toMatchObject({
      code: 'permission_denied',
    });
  });
});
