import { Events, Status } from 'discord.js';
import type { Client, SendableChannels } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { MORETTI_CHANNELS, PEOPLE } from '../demo-ids.ts';
import { connectBot } from '../testing/connect-bot.ts';
import { once } from '../testing/once.ts';
import { openRaw } from '../testing/open-raw.ts';
import { PICTURE } from '../testing/picture.ts';
import { runSandbox } from '../testing/run-sandbox.ts';
import type { RunningSandbox } from '../testing/run-sandbox.ts';
import { USER_AGENT } from '../testing/user-agent.ts';

const say = (sandbox: RunningSandbox, content: string) =>
  sandbox.client.postMessage({ channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.member, content });

const status = async (url = '') => (await fetch(url)).status;

/** The events that the bot receives, in order. */
const listen = (bot: Client): string[] => {
  const heard: string[] = [];
  bot.on(Events.MessageCreate, (message) => heard.push(message.content));
  return heard;
};

const start = async (options = {}) => {
  const sandbox = await runSandbox(options);
  const bot = await connectBot(sandbox);
  return { sandbox, bot, heard: listen(bot) };
};

test.each([
  ['a lost connection', { kind: 'disconnect' }],
  ['op 7', { kind: 'disconnect', reconnect: true }],
  ['op 9, resumable', { kind: 'invalidate', resumable: true }],
] as const)('after %s discord.js resumes and misses nothing', async (_what, fault) => {
  const { sandbox, bot, heard } = await start();
  const resumed = once(bot, Events.ShardResume);
  await sandbox.client.fault(fault);
  await say(sandbox, 'meanwhile');
  await resumed;
  await expect.poll(() => heard).toEqual(['meanwhile']);
});

test('after op 9 that is not resumable discord.js identifies again', async () => {
  const { sandbox, bot, heard } = await start();
  const ready = once(bot, Events.ShardReady);
  await sandbox.client.fault({ kind: 'invalidate' });
  await ready;
  await say(sandbox, 'after');
  await expect.poll(() => heard).toEqual(['after']);
});

test('a silent gateway acknowledges nothing, and discord.js opens another connection', async () => {
  const { sandbox, bot, heard } = await start({ timings: { heartbeatMs: 400 } });
  const resumed = once(bot, Events.ShardResume);
  await sandbox.client.fault({ kind: 'silence', seconds: 60 });
  await say(sandbox, 'unheard at first');
  await resumed;
  await expect.poll(() => heard).toEqual(['unheard at first']);
});

test('when a silence ends, the withheld events are sent', async () => {
  const sandbox = await runSandbox();
  const raw = await openRaw(sandbox);
  raw.identify(1 | (1 << 9));
  await raw.event('READY');
  await sandbox.client.fault({ kind: 'silence', seconds: 60 });
  await say(sandbox, 'late');
  await sandbox.client.clearFaults();
  await expect(raw.event('MESSAGE_CREATE')).resolves.toBeDefined();
});

test('a rate limit answers 429 with its headers, and discord.js waits for its end', async () => {
  const { sandbox, bot } = await start();
  await sandbox.client.fault({ kind: 'rate_limit', seconds: 1, route: '/messages' });
  const path = `${sandbox.apiUrl}/v10/channels/${MORETTI_CHANNELS.general}/messages`;
  const headers = { authorization: `Bot ${sandbox.botToken}`, 'user-agent': USER_AGENT };
  const refused = await fetch(path, { headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ global: false, retry_after: expect.any(Number) });
  const channel = bot.channels.cache.get(MORETTI_CHANNELS.general) as SendableChannels;
  await channel.send('patience');
  expect(await sandbox.client.messages(channel.id)).toHaveLength(1);
});

test('while Discord is down REST and OAuth answer 503, and the bot reconnects afterwards', async () => {
  const { sandbox, bot, heard } = await start();
  await sandbox.client.fault({ kind: 'down', seconds: 600 });
  expect((await fetch(`${sandbox.apiUrl}/users/@me`)).status).toBe(503);
  expect((await fetch(`${sandbox.url}/oauth2/authorize`)).status).toBe(503);
  await expect(openRaw(sandbox)).rejects.toThrow(/503/);
  await sandbox.client.clearFaults();
  await vi.waitUntil(() => bot.ws.status === Status.Ready, { timeout: 20_000 });
  await say(sandbox, 'again');
  await vi.waitUntil(() => heard.includes('again'), { timeout: 20_000 });
});

test('a person closes and opens their DMs', async () => {
  const { sandbox, bot } = await start();
  const person = await bot.users.fetch(PEOPLE.member);
  await sandbox.client.fault({ kind: 'dm_closed', user_id: PEOPLE.member });
  await expect(person.send('one')).rejects.toMatchObject({ code: 50_007 });
  await sandbox.client.fault({ kind: 'dm_closed', user_id: PEOPLE.member, closed: false });
  await person.send('two');
  expect((await sandbox.client.dms(PEOPLE.member)).map(({ content }) => content)).toEqual(['two']);
});

test('attachment addresses expire on demand; a new one works', async () => {
  let now = Date.now();
  const sandbox = await runSandbox({ clock: () => now });
  const place = { channel_id: MORETTI_CHANNELS.gg, user_id: PEOPLE.member };
  const files = [{ filename: 'a.png', bytes: PICTURE }];
  const posted = await sandbox.client.postMessage({ ...place, files });
  expect(await status(posted.attachments[0]?.url)).toBe(200);
  await sandbox.client.fault({ kind: 'expire_cdn', seconds: 30 });
  expect(await status(posted.attachments[0]?.url)).toBe(404);
  const [fresh] = await sandbox.client.messages(MORETTI_CHANNELS.gg);
  expect(await status(fresh?.attachments[0]?.url)).toBe(200);
  now += 31_000;
  expect(await status(fresh?.attachments[0]?.url)).toBe(404);
});
