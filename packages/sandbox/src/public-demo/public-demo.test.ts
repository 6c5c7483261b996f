import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '../demo-ids.ts';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';

const origin = 'https://discord.demo.test';
let now = Date.parse('2026-01-01T10:00:00Z');
let sandbox: Sandbox;
let here: string;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    redirectUris: ['https://demo.test'],
    production: true,
    publicDemo: { origin, until: '2026-01-01T11:00:00.000Z', trustProxy: true },
    clock: () => now,
  });
  here = sandbox.apiUrl.replace('/api', '');
});
afterAll(async () => sandbox.stop());

/** A visitor behind the proxy, which passes the host, the origin of the page and their address on. */
const visit = async (path: string, init: RequestInit & { from?: string } = {}): Promise<Response> => {
  const { from = '198.51.100.1', ...rest } = init;
  return fetch(`${here}${path}`, {
    ...rest,
    headers: {
      ...(rest.headers as object),
      'x-forwarded-host': 'discord.demo.test',
      'x-forwarded-for': from,
    },
  });
};
const post = async (path: string, body: object, from?: string): Promise<Response> =>
  visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(from === undefined ? {} : { from }),
  });

test('strangers find it at its public address; the bot finds it on this machine', async () => {
  expect(sandbox).toMatchObject({ url: origin, cdnUrl: `${origin}/cdn` });
  expect(sandbox.apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(sandbox.bank.apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
  const world = await (await visit('/sandbox/world')).json();
  expect(world).toMatchObject({ demo_until: '2026-01-01T11:00:00.000Z' });
});

test('people, servers and bad days are closed to visitors; walking between voice channels is not', async () => {
  const member = { guild_id: GUILDS.moretti, user_id: PEOPLE.member };
  const closed: [string, object][] = [
    ['/sandbox/faults', { kind: 'down', seconds: 60 }],
    ['/sandbox/reset', {}],
    ['/sandbox/bot', { guild_id: GUILDS.moretti, action: 'remove' }],
    ['/sandbox/users', { username: 'stranger' }],
    ['/sandbox/members', { ...member, action: 'ban' }],
    ['/sandbox/members', { ...member, action: 'roles', roles: [] }],
    ['/bank', {}],
  ];
  for (const [path, body] of closed) expect((await post(path, body)).status, path).toBe(403);
  const walked = await post('/sandbox/members', { ...member, action: 'voice', channel_id: null });
  expect(walked.status).toBe(200);
});

/** What others see of a file that a visitor posts. */
const posted = async (bytes: string): Promise<Buffer> => {
  const form = new FormData();
  form.set('channel_id', MORETTI_CHANNELS.gg);
  form.set('user_id', PEOPLE.member);
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'my cat.jpg');
  const answer = await visit('/sandbox/messages', { method: 'POST', body: form, from: '198.51.100.7' });
  const { attachments } = (await answer.json()) as { attachments: { url: string; filename: string }[] };
  const [attachment] = attachments;
  expect(attachment).toMatchObject({
    filename: 'my_cat.png',
    content_type: 'image/png',
    width: 480,
    height: 270,
  });
  const picture = await visit((attachment?.url ?? '').replace(origin, ''));
  return Buffer.from(await picture.arrayBuffer());
};

test('what a visitor uploads is replaced by a drawn picture; the same file gives the same one', async () => {
  const first = await posted('a cat');
  expect(first.subarray(1, 4).toString()).toBe('PNG');
  expect(first.includes('a cat')).toBe(false);
  expect((await posted('a cat')).equals(first)).toBe(true);
  expect((await posted('a dog')).equals(first)).toBe(false);
});

const click = async (from: string): Promise<number> =>
  (await post('/sandbox/clicks', { message_id: '1', custom_id: 'x', user_id: PEOPLE.member }, from)).status;

test('each address may do sixty things a minute, and nobody pays for the others', async () => {
  for (let action = 0; action < 60; action += 1) expect(await click('198.51.100.2')).not.toBe(429);
  expect(await click('198.51.100.2')).toBe(429);
  expect(await click('198.51.100.3')).not.toBe(429);
  now += 60_000;
  expect(await click('198.51.100.2')).not.toBe(429);
});

/** The status of a request with these headers; fetch sets no Host. */
const statusOf = async (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { ...headers, 'content-length': '0' } };
    request(`${here}/sandbox/clicks`, options, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('its own pages may act under its public name; pages and names of others may not', async () => {
  expect(await statusOf({ host: 'discord.demo.test', origin })).not.toBe(403);
  expect(await statusOf({ host: 'discord.demo.test', origin: 'https://evil.test' })).toBe(403);
  expect(await statusOf({ host: 'evil.test', origin: 'https://evil.test' })).toBe(421);
});
