import { MAX_PICTURE_BYTES } from '@famiglia/contract/damage/damage-import';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { signIn } from '@famiglia/core/testing/test-session';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let context: TestContext;
let app: FastifyInstance;
let guildId: string;
let headers: Record<string, string>;

const ask = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url: `/api/capts/${guildId}${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });

beforeAll(async () => {
  context = await createTestContext();
  app = await buildApi(context);
  const guild = await addGuild(context.db);
  guildId = guild.id;
  headers = { authorization: `Bearer ${await signIn(context, guild.ownerId)}` };
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

test('a capt is entered, listed, read, counted, saved once per version, deleted and restored', async () => {
  const userId = await addMember(context.db, guildId, { ingameNick: 'Ёжик_Туманов' });
  const body = {
    opponent: 'Vagos',
    side: 'attack',
    territory: 'Порт',
    starts_at: new Date(context.clock().getTime() - DAY_MS).toISOString(),
    slots: 2,
    status: 'finished',
    result: 'win',
    score_ours: 3,
    score_theirs: 1,
    notes: '',
    recordings: ['https://video.test/1'],
    players: [{ user_id: userId, nick: 'Ёжик_Туманов', side: 'ours', damage: 900, kills: 2, deaths: 1 }],
  };
  const made = (await ask('POST', '', body)).json<{ id: string; version: number }>();
  const path = `/${made.id}`;
  expect((await ask('GET', '?result=win&search=порт')).json()).toMatchObject({
    items: [{ id: made.id, damage: 900, recordings: body.recordings }],
    total: 1,
    limit: 50,
    offset: 0,
  });
  expect((await ask('GET', `/stats/${made.id}`)).json()).toMatchObject({
    players: [{ rank: 1, share: 1, average: null }],
    totals: { damage: 900 },
    mvp: { user_id: userId },
  });
  const saved = await ask('PUT', path, { ...body, notes: 'first', version: made.version });
  expect(saved.json()).toMatchObject({ notes: 'first', version: made.version + 1 });
  const late = await ask('PUT', path, { ...body, notes: 'late', version: made.version });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    code: 'version_conflict',
    current: { notes: 'first', players: [{ damage: 900 }] },
  });
  const wrong = await ask('PUT', path, {
    ...body,
    version: 1,
    players: [{ ...body.players[0], damage: -1 }],
  });
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'players.0.damage' }] });

  const picture = await ask('GET', `${path}/picture?theme=light&language=ru`);
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.rawPayload.subarray(0, 4)).toEqual(PNG);
  expect((await ask('GET', '/leaderboard/picture')).rawPayload.subarray(0, 4)).toEqual(PNG);
  expect((await ask('GET', `${path}/export`)).body).toContain('"Ёжик_Туманов"');

  expect((await ask('DELETE', path)).statusCode).toBe(204);
  expect((await ask('GET', path)).statusCode).toBe(404);
  expect((await ask('POST', `${path}/restore`)).json()).toMatchObject({ id: made.id, notes: 'first' });
});

test('ten thousand pasted rows are read up to the limit of a capt; larger texts are refused', async () => {
  const text = Array.from({ length: 10_000 }, (_, row) => `Player_${row}\t${row}`).join('\n');
  const read = await ask('POST', '/import/table', { text });
  expect(read.json<{ rows: unknown[]; dropped: number }>()).toMatchObject({ dropped: 9000 });
  const flood = await ask('POST', '/import/table', { text: 'x'.repeat(260 * 1024) });
  expect(flood.json()).toMatchObject({ code: 'payload_too_large' });
});

const post = async (url: string, type: string, payload: Buffer | string) => {
  const sent = { ...headers, 'content-type': type };
  const answer = await app.inject({
    method: 'POST',
    url: `/api/capts/${guildId}${url}`,
    headers: sent,
    payload,
  });
  return answer.json<{ code: string; errors: { field: string }[] }>();
};

test('a screenshot is sent as raw bytes of at most ten megabytes, never as JSON; other routes accept no file', async () => {
  const screenshot = '/import/screenshot';
  expect(await post(screenshot, 'image/png', Buffer.from('no picture'))).toMatchObject({
    code: 'picture_unreadable',
  });
  expect(await post(screenshot, 'application/json', '{"picture":"AAAA"}')).toMatchObject({
    code: 'validation_failed',
  });
  expect(await post(`${screenshot}?frame=1,2,3`, 'image/png', Buffer.from('x'))).toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'frame' }],
  });
  expect(await post(screenshot, 'image/png', Buffer.alloc(MAX_PICTURE_BYTES + 1))).toMatchObject({
    code: 'payload_too_large',
  });
  expect(await post('/import/table', 'image/png', Buffer.from('x'))).toMatchObject({
    code: 'validation_failed',
  });
});
