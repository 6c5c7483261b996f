import { GUILDS, MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import { createSandboxClient } from '@famiglia/sandbox/client';
import type { RestAnswer } from '@famiglia/sandbox/sandbox-options';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { CircuitOpen } from '@famiglia/core/platform/discord/circuit';
import { Events, HTTPError, RateLimitError, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createClient } from './create-client.ts';

/** A client of ours connected to the sandbox, without any feature. */
const connect = async () => {
  const answers: RestAnswer[] = [];
  const sandbox = await startSandbox({
    port: 0,
    redirectUris: [],
    rateLimits: false,
    onRestAnswer: (answer) => answers.push(answer),
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  const client = createClient({
    apiUrl: sandbox.apiUrl,
    features: [],
    shard: { id: 0, count: 1 },
    refusals: { count: () => undefined, assertLeft: () => undefined },
    leaving: signal,
    signal,
    onClosed: () => undefined,
  });
  client.on(Events.Error, () => undefined);
  onTestFinished(async () => {
    leaving.abort();
    await client.destroy();
    await sandbox.stop();
  });
  await client.login(sandbox.botToken);
  const read = async (channelId: string = MORETTI_CHANNELS.general): Promise<unknown> =>
    client.rest.get(Routes.channelMessages(channelId));
  const refused = () => answers.filter(({ status }) => status >= 400).length;
  return { client, people: createSandboxClient(sandbox.url), read, refused };
};

test('a rate limit without a length is waited for as well', async () => {
  const { people, read, refused } = await connect();
  await people.fault({ kind: 'rate_limit', seconds: 60, route: '/messages', bare: true });
  const crowd = Array.from({ length: 30 }, async () => read());
  const settled = Promise.allSettled(crowd);
  await eventually(() => expect(refused()).toBeGreaterThanOrEqual(2));
  // Thirty requests wait behind the first: only one of them meets each limit.
  expect(refused()).toBeLessThan(6);
  await people.clearFaults();
  const outcomes = await settled;
  expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
}, 30_000);

test('a long rate limit is thrown to the caller, and blocks one guild only', async () => {
  const { client, people, refused } = await connect();
  await people.fault({ kind: 'rate_limit', seconds: 3600, route: GUILDS.moretti });
  const member = async (guildId: string) =>
    client.rest.get(Routes.guildMember(guildId, client.user?.id ?? ''));
  await expect(member(GUILDS.moretti)).rejects.toBeInstanceOf(RateLimitError);
  await expect(member(GUILDS.moretti)).rejects.toBeInstanceOf(RateLimitError);
  expect(refused()).toBe(1);
  await expect(member(GUILDS.bratva)).resolves.toMatchObject({ roles: expect.any(Array) });
});

test('a route that keeps failing is requested less and less often, and other routes are not affected', async () => {
  const { people, read, refused } = await connect();
  await people.fault({ kind: 'server_error', seconds: 60, route: MORETTI_CHANNELS.general });
  await expect(read()).rejects.toBeInstanceOf(HTTPError);
  const once = refused();
  expect(once).toBe(4);
  for (let times = 0; times < 50; times += 1) await expect(read()).rejects.toBeInstanceOf(CircuitOpen);
  // From time to time one request checks whether the failures are over.
  expect(refused()).toBeLessThanOrEqual(once + 5);
  await expect(read(MORETTI_CHANNELS.gg)).resolves.toEqual([]);
  await people.clearFaults();
  await eventually(async () => expect(await read()).toEqual([]));
});

test('the gateway is tried less and less often for as long as it is down', async () => {
  const { client, people } = await connect();
  let attempts = 0;
  client.on(Events.Debug, (message) => {
    if (message.includes('Connecting to')) attempts += 1;
  });
  const back = new Promise((resolve) => client.once(Events.ShardResume, resolve));
  await people.fault({ kind: 'down', seconds: 6 });
  await back;
  expect(attempts).toBeGreaterThan(1);
  // discord.js by itself tries twice a second, which would be twelve.
  expect(attempts).toBeLessThanOrEqual(6);
}, 40_000);
