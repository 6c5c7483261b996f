import { setTimeout as sleep } from 'node:timers/promises';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { WebSocket } from 'ws';
import { signIn } from './sign-in.ts';
import type { Person } from './sign-in.ts';

interface Program {
  url: string;
  sandboxUrl: string;
}

const GUILD = GUILDS.moretti;
/** Sessions are rotated after at most a quarter of an hour. */
const SIGN_IN_EVERY = 400;
const PAUSE_MS = 60;

const get =
  (path: string) =>
  async ({ url }: Program, headers: Record<string, string>): Promise<boolean> => {
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    return answer.ok;
  };

/** Typical use: reading pages, changing things, opening and closing tabs, writing in Discord, sending nonsense. */
const THINGS: readonly ((
  program: Program,
  headers: Record<string, string>,
  turn: number,
) => Promise<boolean>)[] = [
  get(`/api/guilds/${GUILD}/members?limit=50`),
  get(`/api/guilds/${GUILD}/dashboard`),
  get(`/api/events/${GUILD}/list`),
  get(`/api/capts/${GUILD}`),
  get(`/api/guilds/${GUILD}/members/export`),
  get(`/api/activity/${GUILD}/list?limit=50`),
  get('/'),
  get('/nowhere'),
  get('/auth/me'),
  async ({ url }, headers, turn) =>
    post(url, headers, `/api/reputation/${GUILD}/bulk`, {
      user_ids: [PEOPLE.member],
      delta: turn % 2 === 0 ? 1 : -1,
      reason: `soak ${turn}`,
    }),
  async ({ url }, headers, turn) =>
    post(url, headers, `/api/events/${GUILD}`, {
      title: `Soak ${turn}`,
      starts_at: new Date(Date.now() + 3_600_000).toISOString(),
      slots: 5,
    }),
  async ({ url }, headers, turn) => post(url, headers, `/api/events/${GUILD}`, { title: turn }),
  async ({ url }, headers) => openTab(url, headers),
  async (program, headers, turn) =>
    turn % 8 === 0 ? get(`/api/capts/${GUILD}/leaderboard/picture`)(program, headers) : true,
  async ({ sandboxUrl }, _headers, turn) => {
    const people = createSandboxClient(sandboxUrl);
    await people.command({
      name: 'ping',
      guild_id: GUILD,
      channel_id: MORETTI_CHANNELS.general,
      user_id: PEOPLE.member,
    });
    await people.postMessage({
      channel_id: MORETTI_CHANNELS.general,
      user_id: PEOPLE.member,
      content: `${turn}`,
    });
    return true;
  },
];

/** Several people at once, until `stop`. */
export const startLoad = (program: Program, people: readonly Person[] = ['owner', 'manager', 'member']) => {
  const stopping = new AbortController();
  const counts = { requests: 0, refused: 0 };
  const asPerson = async (person: Person, index: number): Promise<void> => {
    // Each from their own address, as a proxy would forward it: otherwise they would share one rate limit.
    const enter = async () => ({ ...(await signIn(program, person)), 'x-forwarded-for': `10.0.0.${index}` });
    let headers = await enter();
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      if (turn % SIGN_IN_EVERY === SIGN_IN_EVERY - 1) headers = await enter();
      const went = await THINGS[turn % THINGS.length]?.(program, headers, turn).catch(() => false);
      counts.requests += 1;
      if (!went) counts.refused += 1;
      await sleep(PAUSE_MS);
    }
  };
  const busy = Promise.all(people.map(asPerson));
  // Reported by `stop`: until then a failure must not end this process, which has to stop others.
  busy.catch(() => undefined);
  return {
    stop: async (): Promise<typeof counts> => {
      stopping.abort();
      await busy;
      return counts;
    },
  };
};

const post = async (
  url: string,
  headers: Record<string, string>,
  path: string,
  body: object,
): Promise<boolean> => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.ok;
};

/** A tab that watches the guild and is closed again. */
const openTab = async (url: string, headers: Record<string, string>): Promise<boolean> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'auth', token: headers['authorization']?.slice('Bearer '.length) }));
      socket.send(JSON.stringify({ type: 'subscribe', guild_id: GUILD }));
    });
    socket.on('message', (data: Buffer) => {
      if (!data.includes('subscribed')) return;
      resolve(true);
      socket.close();
    });
  });
};
