import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { CircuitOpen } from '@famiglia/core/platform/discord/circuit';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createTestDatabase } from '@famiglia/core/testing/test-database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDiscordRequests } from './discord-requests.ts';
import { createRefusalBudget, MAX_REFUSALS } from './refusal-budget.ts';

const urlOfChannel = (id: number) =>
  `https://discord.test/api/v10/channels/${BigInt(1e17) + BigInt(id)}/messages`;
const URL_OF_A_CHANNEL = urlOfChannel(1);

type Send = NonNullable<Parameters<typeof createDiscordRequests>[2]>;

const respond = (status: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status, headers }) as unknown as Awaited<ReturnType<Send>>;

const NO_BUDGET = { count: () => undefined, assertLeft: () => undefined };
const ofNoGuild = () => undefined;

const answering = (status: number, headers: Record<string, string> = {}) =>
  createDiscordRequests(NO_BUDGET, ofNoGuild, async () => respond(status, headers));

const headersOf = async (request: ReturnType<typeof answering>) => {
  const { headers } = await request(URL_OF_A_CHANNEL, { method: 'GET' });
  return {
    seconds: Number(headers.get('retry-after')),
    remaining: headers.get('x-ratelimit-remaining'),
    reset: Number(headers.get('x-ratelimit-reset-after')),
  };
};

test.each([
  ['of nothing', { 'retry-after': '0' }],
  ['without a length', {}],
])(
  'a rate limit %s gets longer each time, in all the headers that discord.js reads',
  async (_kind, headers) => {
    const request = answering(429, headers);
    const lengths: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const { seconds, remaining, reset } = await headersOf(request);
      expect(remaining).toBe('0');
      expect(reset).toBe(seconds);
      lengths.push(seconds);
    }
    expect(lengths[0]).toBeGreaterThanOrEqual(0.75);
    expect(lengths[4]).toBeGreaterThan((lengths[0] ?? 0) * 4);
  },
);

test('the first rate limit of a route is as long as Discord says', async () => {
  expect((await headersOf(answering(429, { 'retry-after': '3' }))).seconds).toBe(3);
});

test('a rate limit of one channel or guild does not lengthen those of another', async () => {
  const request = answering(429, { 'retry-after': '3' });
  const lengthAt = async (path: string): Promise<number> => {
    const { headers } = await request(`https://discord.test/api/v10/${path}`, { method: 'GET' });
    return Number(headers.get('retry-after'));
  };
  const [one, other] = ['123456789012345678', '223456789012345678'];
  for (const [kind, what] of [
    ['channels', 'messages'],
    ['guilds', `members/${other}`],
  ]) {
    const lengths: number[] = [];
    for (let times = 0; times < 5; times += 1) lengths.push(await lengthAt(`${kind}/${one}/${what}`));
    expect(lengths[4]).toBeGreaterThan(3);
    expect(await lengthAt(`${kind}/${other}/${what}`)).toBe(3);
  }
});

test('after thousands of refused requests no process sends any more, before Discord bans their address', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  let asked = 0;
  /** A bot process with two shards. */
  const startProcess = () => {
    const { db, close } = connectDatabase(database.connectionString);
    onTestFinished(close);
    const budget = createRefusalBudget({ db, log: silentLogger }, 1);
    onTestFinished(budget.stop);
    const shards = Array.from({ length: 2 }, () =>
      createDiscordRequests(budget, ofNoGuild, async () => {
        asked += 1;
        return respond(403);
      }),
    );
    let channel = 0;
    return async (shard: number): Promise<string> =>
      shards[shard]?.(urlOfChannel((channel += 1)), { method: 'GET' }).then(
        () => 'asked',
        (error: Error) => error.name,
      ) ?? '';
  };
  const [one, other] = [startProcess(), startProcess()];
  const askTimes = async (times: number, ask: typeof one): Promise<string[]> => {
    const outcomes = new Set<string>();
    for (let time = 0; time < times; time += 1) outcomes.add(await ask(time % 2));
    return [...outcomes];
  };
  const patiently = { timeout: 20_000 };
  const aThird = MAX_REFUSALS / 3;
  expect(await askTimes(aThird * 2, one)).toEqual(['asked']);
  const counted = async () => (await database.pool.query('select used from request_counts')).rows;
  await vi.waitFor(async () => expect(await counted()).toEqual([{ used: aThird * 2 }]), patiently);
  expect(await askTimes(aThird, other)).toEqual(['asked']);
  await vi.waitFor(async () => expect(await other(0)).toBe('CircuitOpen'), patiently);
  expect(await other(1)).toBe('CircuitOpen');
  // The first process hears of it with its own next refusals.
  await vi.waitFor(async () => expect(await one(1)).toBe('CircuitOpen'), patiently);
  expect(asked).toBeLessThan(MAX_REFUSALS + 1000);
});

const outcomeOf = async (request: ReturnType<typeof answering>, path: string): Promise<string> =>
  request(`https://discord.test/api/v10/${path}`, { method: 'POST' }).then(
    ({ status }) => String(status),
    (error: Error) => error.name,
  );

const ofGuild = (channelId: string) => (channelId.endsWith('9') ? 'another' : 'hostile');

test('a guild whose channels refuse very much is left alone for ten minutes, and no other', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let refuses = true;
  const request = createDiscordRequests(NO_BUDGET, ofGuild, async () => respond(refuses ? 403 : 200));
  for (let channel = 100; channel < 300; channel += 1)
    await outcomeOf(request, `channels/${channel}8/messages`);
  expect(await outcomeOf(request, 'channels/18/messages')).toBe('CircuitOpen');
  expect(await outcomeOf(request, 'guilds/hostile/roles')).toBe('CircuitOpen');
  expect(await outcomeOf(request, 'channels/19/messages')).toBe('403');
  refuses = false;
  vi.advanceTimersByTime(10 * 60 * 1000);
  expect(await outcomeOf(request, 'channels/18/messages')).toBe('200');
});

test('people are answered and shards connect also when no more requests may be refused', async () => {
  const spent = {
    ...NO_BUDGET,
    assertLeft: () => {
      throw new CircuitOpen(1000);
    },
  };
  const request = createDiscordRequests(spent, ofNoGuild, async () => respond(200));
  expect(await outcomeOf(request, 'channels/1/messages')).toBe('CircuitOpen');
  for (const path of ['interactions/1/token/callback', 'webhooks/1/token/messages/@original', 'gateway/bot'])
    expect(await outcomeOf(request, path)).toBe('200');
});

test.each([
  ['that Discord never answers count as failures', 15_000, 'CircuitOpen'],
  ['that we aborted do not count as failures', 10, 'AbortError'],
])('requests %s', async (_which, silentMs, afterMany) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const request = createDiscordRequests(NO_BUDGET, ofNoGuild, async () => {
    vi.advanceTimersByTime(silentMs);
    throw new DOMException('aborted', 'AbortError');
  });
  for (let channel = 1; channel <= 12; channel += 1)
    expect(await outcomeOf(request, `channels/${channel}/messages`)).toBe('AbortError');
  expect(await outcomeOf(request, 'channels/13/messages')).toBe(afterMany);
});

test('a rate limit of years is one of an hour for discord.js: then Discord is asked again', async () => {
  const years = { 'retry-after': '1000000000', 'x-ratelimit-reset-after': '1000000000' };
  expect(await headersOf(answering(429, years))).toEqual({ seconds: 3600, remaining: '0', reset: 3600 });
});
