import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApiKey } from '@famiglia/contract/keys/api-keys';
import { KEY_PERMISSIONS } from '@famiglia/contract/keys/api-keys';
import type { WebhookPayload } from '@famiglia/contract/webhooks/webhooks';
import { createEvent } from '@famiglia/core/events/create-event';
import { panelActor } from '@famiglia/core/testing/test-actor';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import { sendNextMessage } from '@famiglia/core/webhooks/send-webhook';
import { spreadActivity } from '@famiglia/core/webhooks/spread-activity';
import { createWebhook } from '@famiglia/core/webhooks/webhooks';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApi } from '../build-api.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const HOUR_MS = 3_600_000;

/** The fenced blocks of the page, in their order. */
const blocksOf = async (language: string): Promise<string[]> => {
  const page = await readFile(join(ROOT, 'docs/api.md'), 'utf8');
  return [...page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );
};

let context: TestContext;
let app: FastifyInstance;
let url: string;
let guildId: string;
let ownerId: string;
let key: string;
beforeAll(async () => {
  // Receivers compare the time of a message with their own.
  context = await createTestContext({ now: new Date(), config: { webhooksToThisMachine: true } });
  app = await buildApi(context);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ id: guildId, ownerId } = await addGuild(context.db));
  const startsAt = new Date(context.clock().getTime() + HOUR_MS).toISOString();
  for (const title of ['Factory war', 'Drop', 'Training'])
    await createEvent(context, panelActor(ownerId), { guildId, title, description: '', startsAt, slots: 5 });
  // What the panel sends when somebody makes a key there.
  const made = await fetch(`${url}/api/api-keys/${guildId}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await signIn(context, ownerId)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Statistics', permissions: KEY_PERMISSIONS, expires_at: null }),
  });
  key = ((await made.json()) as ApiKey & { secret: string }).secret;
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const run = async (command: string): Promise<string> =>
  (
    await promisify(execFile)('bash', ['-euc', command], {
      env: { PATH: process.env['PATH'], FAMIGLIA: url, GUILD: guildId, KEY: key },
    })
  ).stdout;
const runForJson = async (command = ''): Promise<unknown> => JSON.parse(await run(command));

test('the page begins with what every command reads, and has them all', async () => {
  const [settings = '', ...commands] = await blocksOf('sh');
  expect(settings.match(/(?<=export )\w+/g)).toEqual(['FAMIGLIA', 'GUILD', 'KEY']);
  expect(key).toMatch(/^fa_/);
  expect(commands).toHaveLength(5);
});

test('it reads, page by page, writes, and is told what was wrong, as the page says', async () => {
  const [, read, next, write = '', wrong] = await blocksOf('sh');
  expect(await runForJson(read)).toMatchObject({ items: [{}, {}], total: 3, limit: 2, offset: 0 });
  expect(await runForJson(next)).toMatchObject({ items: [{}], total: 3, limit: 2, offset: 2 });
  const memberId = await addMember(context.db, guildId, { displayName: 'Ivan' });
  expect(write).toContain('<Discord user id>');
  await run(write.replace('<Discord user id>', memberId));
  const member = await fetch(`${url}/api/users/${guildId}/${memberId}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(await member.json()).toMatchObject({ reputation: 5 });
  const [problem = ''] = await blocksOf('json');
  expect(await runForJson(wrong)).toMatchObject(JSON.parse(problem) as object);
});

test('beyond its limit a key is told how long to wait', async () => {
  const limited = (await blocksOf('sh')).at(-1) ?? '';
  for (let asked = 0; asked < 60; asked += 1)
    await fetch(`${url}/api/events/${guildId}/list`, { headers: { authorization: `Bearer ${key}` } });
  expect(await run(limited)).toMatch(/^429 [1-9]\d?\n$/);
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

test('the receiver of the page takes what we sent, and nothing else', async () => {
  const [code = ''] = await blocksOf('js');
  const port = await freePort();
  const hook = `http://127.0.0.1:${port}/`;
  const { secret, id: webhookId } = await createWebhook(context, panelActor(ownerId), {
    guildId,
    name: 'Our site',
    url: hook,
    groups: ['events'],
  });
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: String(port), WEBHOOK_SECRET: secret },
  });
  onTestFinished(() => void receiver.kill());
  let told = '';
  receiver.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  receiver.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  await expect
    .poll(
      async () =>
        fetch(hook, { method: 'POST', body: '{}' }).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(400);
  const startsAt = new Date(context.clock().getTime() + HOUR_MS).toISOString();
  const event = { guildId, title: 'Convoy', description: '', startsAt, slots: 5 };
  await createEvent(context, panelActor(ownerId), event);
  await spreadActivity(context, guildId);
  await sendNextMessage(context, { guildId, webhookId }, new AbortController().signal);
  await expect.poll(() => told).toMatch(/^act_\d+ event\.created Owner\n$/);
});

test('the message on the page has the shape of those that are sent', async () => {
  const example = JSON.parse((await blocksOf('json'))[1] ?? '{}') as WebhookPayload;
  expect(Object.keys(example)).toEqual(['type', 'timestamp', 'data']);
  expect(Object.keys(example.data)).toEqual(['guild_id', 'activity']);
  expect(Object.keys(example.data.activity ?? {})).toEqual([
    'id',
    'type',
    'actor',
    'target',
    'data',
    'created_at',
  ]);
});
