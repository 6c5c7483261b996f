import { expect, test } from 'vitest';
import { BOT_ID, GUILDS, MORETTI_CHANNELS } from '../demo-ids.ts';
import { runSandbox } from '../testing/run-sandbox.ts';
import { USER_AGENT } from '../testing/user-agent.ts';

const CALLBACK = '/interactions/1/token/callback';
const FOLLOW_UP = `/webhooks/${BOT_ID}/token`;

const start = async () => {
  let now = Date.now();
  const sandbox = await runSandbox({ clock: () => now });
  const headers = {
    authorization: `Bot ${sandbox.botToken}`,
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
  };
  const post = (channelId: string) =>
    fetch(`${sandbox.apiUrl}/v10/channels/${channelId}/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ content: 'x' }),
    });
  const get = (path: string) => fetch(`${sandbox.apiUrl}/v10${path}`, { headers });
  const answer = (path: string) =>
    fetch(`${sandbox.apiUrl}/v10${path}`, { method: 'POST', headers, body: '{}' });
  return { post, get, answer, client: sandbox.client, wait: (ms: number) => void (now += ms) };
};

test('a bucket counts down, refuses with 429, and refills; another channel has its own', async () => {
  const { post, wait } = await start();
  const left: (string | null)[] = [];
  for (let sent = 0; sent < 5; sent += 1) {
    left.push((await post(MORETTI_CHANNELS.general)).headers.get('x-ratelimit-remaining'));
  }
  expect(left).toEqual(['4', '3', '2', '1', '0']);
  const refused = await post(MORETTI_CHANNELS.general);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
  expect(await refused.json()).toMatchObject({ retry_after: 5, global: false });
  const other = await post(MORETTI_CHANNELS.english);
  expect(other.status).toBe(200);
  expect(other.headers.get('x-ratelimit-bucket')).toBe(refused.headers.get('x-ratelimit-bucket'));
  wait(5000);
  expect((await post(MORETTI_CHANNELS.general)).status).toBe(200);
});

test('50 requests a second over all routes reach the global limit, which does not apply to answers to interactions', async () => {
  const { get, answer, wait } = await start();
  const paths = ['/users/@me', '/gateway/bot', `/guilds/${GUILDS.moretti}`].flatMap((path) =>
    Array.from({ length: 17 }, () => path),
  );
  const answers = await Promise.all(paths.map(get));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.headers.get('x-ratelimit-global')).toBe('true');
  // Unknown, but not rate-limited.
  expect((await answer(CALLBACK)).status).toBe(404);
  expect((await answer(FOLLOW_UP)).status).toBe(404);
  wait(1000);
  expect((await get('/users/@me')).status).toBe(200);
});

test('a global limit caused by a fault does not apply to answers to interactions either', async () => {
  const { get, answer, client } = await start();
  await client.fault({ kind: 'rate_limit', seconds: 60, global: true });
  const answers = [await get('/users/@me'), await answer(CALLBACK), await answer(FOLLOW_UP)];
  expect(answers.map(({ status }) => status)).toEqual([429, 404, 404]);
});
