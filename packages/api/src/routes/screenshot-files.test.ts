import { screenshotLink } from '@famiglia/core/screenshots/intake/screenshot-link';
import { contentKey } from '@famiglia/core/platform/storage/content-key';
import { StorageUnavailable } from '@famiglia/core/platform/storage/storage';
import type { SignedLinks } from '@famiglia/core/platform/storage/storage';
import { addScreenshot } from '@famiglia/core/testing/add-screenshot';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, newId } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApi } from '../build-api.ts';

const MINUTE_MS = 60_000;
const bytes = Buffer.from('pixels');
const key = contentKey(bytes);

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  context = await createTestContext();
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
  await context.files.put(key, bytes);
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const open = async (url: string) => app.inject({ method: 'GET', url });

test('a link shows the screenshot to whoever has it, and is cached no longer than it is valid', async () => {
  const url = screenshotLink(context, newId(), key);
  const life = Number(/expires=(\d+)/.exec(url)?.[1]) - context.clock().getTime();
  expect(life).toBeGreaterThanOrEqual(30 * MINUTE_MS);
  expect(life).toBeLessThanOrEqual(60 * MINUTE_MS);
  const response = await open(url);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.equals(bytes)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': `private, max-age=${life / 1000}, immutable`,
    'x-content-type-options': 'nosniff',
  });
  // The same screenshot has the same address when a page is opened again.
  context.travel(MINUTE_MS);
  expect(screenshotLink(context, url.split('/')[3] ?? '', key)).toBe(url);
  expect((await open(url)).headers['cache-control']).toContain(`max-age=${life / 1000 - 60}`);
  context.travel(life - MINUTE_MS);
  expect((await open(url)).statusCode).toBe(410);
});

test('a link of another guild, another screenshot or another expiry is refused', async () => {
  const [guildId, other] = [newId(), newId()];
  const url = screenshotLink(context, guildId, key);
  const forged = [
    url.replace(guildId, other),
    url.replace(key, `${'0'.repeat(64)}.webp`),
    url.replace(/expires=\d/, 'expires=9'),
    url.replace(/signature=.+$/, 'signature='),
    url.replace(/\?.+$/, ''),
    url.replace(key, encodeURIComponent('../../secret.key')),
  ];
  for (const address of forged) expect((await open(address)).statusCode, address).toBe(404);
});

test('an expired link is reported as expired', async () => {
  const url = screenshotLink(context, newId(), key);
  context.travel(60 * MINUTE_MS);
  const response = await open(url);
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([410, 'link_expired']);
});

test('where the storage hands files out itself, a link leads there for as long as it is valid, and pages may show them', async () => {
  const linkTo = vi.fn<SignedLinks['linkTo']>(async () => 'https://bucket.test/signed');
  const files = { ...context.files, links: { origin: 'https://bucket.test', linkTo } };
  const linking = await buildApi({ ...context, files }, { requestsPerMinute: 1_000_000 });
  onTestFinished(async () => linking.close());
  const url = screenshotLink(context, newId(), key);
  const life = (Number(/expires=(\d+)/.exec(url)?.[1]) - context.clock().getTime()) / 1000;
  const response = await linking.inject({ method: 'GET', url });
  expect(response.statusCode).toBe(302);
  expect(response.headers).toMatchObject({
    location: 'https://bucket.test/signed',
    'cache-control': `private, max-age=${life}, immutable`,
    'content-security-policy': expect.stringContaining('https://bucket.test') as string,
  });
  expect(linkTo).toHaveBeenCalledWith(key, life);
  const forged = await linking.inject({ method: 'GET', url: url.replace(/expires=\d/, 'expires=9') });
  expect(forged.statusCode).toBe(404);
  linkTo.mockResolvedValueOnce(null);
  expect((await linking.inject({ method: 'GET', url })).statusCode).toBe(404);
  expect((await open(url)).headers['content-security-policy']).not.toContain('bucket.test');
});

const failuresOf = async (kind: string) => {
  const { body } = await app.inject({ method: 'GET', url: '/metrics' });
  return Number(new RegExp(`famiglia_storage_failures_total\\{kind="${kind}"\\} (\\d+)`).exec(body)?.[1]);
};

test('a picture that is missing in the storage is a server error and is counted; so is an unavailable storage', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const fileKey = contentKey(Buffer.from('lost'));
  await addScreenshot(context, { guildId, userId: ownerId, fileKey });
  expect(await failuresOf('missing')).toBe(0);
  const lost = await open(screenshotLink(context, guildId, fileKey));
  expect([lost.statusCode, lost.json<{ code: string }>().code]).toEqual([503, 'storage_unavailable']);
  expect(await failuresOf('missing')).toBe(1);
  // One that was deleted on purpose is simply gone.
  const deleted = contentKey(Buffer.from('deleted'));
  expect((await open(screenshotLink(context, guildId, deleted))).statusCode).toBe(404);
  expect(await failuresOf('missing')).toBe(1);

  const away = vi.spyOn(context.files, 'get').mockRejectedValue(new StorageUnavailable('no answer'));
  onTestFinished(() => away.mockRestore());
  const response = await open(screenshotLink(context, guildId, key));
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, 'storage_unavailable']);
});

test('an invalid change of a member names the invalid fields', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  const headers = { authorization: `Bearer ${await signIn(context, ownerId)}` };
  const put = async (path: string, payload: object) => {
    const response = await app.inject({
      method: 'PUT',
      url: `/api/users/${guildId}/${userId}${path}`,
      headers,
      payload,
    });
    const { errors } = response.json<{ errors?: { field: string }[] }>();
    return [response.statusCode, ...(errors ?? []).map((error) => error.field)];
  };
  expect(await put('', { ingame_nick: 'Vito_Rossi', static_id: '12345' })).toEqual([200]);
  expect(await put('', { reputation: 1_000_000 })).toEqual([422, 'reputation']);
  expect(await put('', { static_id: '12', ingame_nick: '<b>' })).toEqual([422, 'ingame_nick', 'static_id']);
  expect(await put('/reputation', { reputation: 1.5 })).toEqual([422, 'reputation']);
  expect(await put('/ingame-nick', { ingame_nick: 'x'.repeat(33) })).toEqual([422, 'ingame_nick']);
});
