import { expect, test } from 'vitest';
import { createDiscordRequests } from './discord-requests.ts';

const URL_OF_A_CHANNEL = 'https://discord.test/api/v10/channels/123456789012345678/messages';

type Send = NonNullable<Parameters<typeof createDiscordRequests>[0]>;

const respond = (status: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status, headers }) as unknown as Awaited<ReturnType<Send>>;

const answering = (status: number, headers: Record<string, string> = {}) =>
  createDiscordRequests(async () => respond(status, headers));

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

test('after thousands of refused requests the bot stops sending before Discord bans it', async () => {
  let asked = 0;
  const request = createDiscordRequests(async () => {
    asked += 1;
    return respond(403);
  });
  const outcomes: string[] = [];
  for (let times = 0; times < 6000; times += 1) {
    outcomes.push(
      await request(URL_OF_A_CHANNEL, { method: 'GET' }).then(
        () => 'asked',
        (error: Error) => error.name,
      ),
    );
  }
  expect(asked).toBe(5000);
  expect(outcomes.at(-1)).toBe('CircuitOpen');
});
