import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 180_000;
const DAY_MS = 86_400_000;

/**
 * Uses a running Famiglia with its sandbox as a person would: signs in as a server's owner, looks at a picture, creates an event in the
 * panel, signs up for it in Discord, and checks both sides. Throws with the failed step; returns what it did.
 */
export const smoke = async ({ url, sandboxUrl, patienceMs = TIMEOUT_MS }) => {
  const until = patientFor(patienceMs);
  await until('Famiglia is ready', async () => (await fetch(`${url}/readyz`)).ok);
  const world = await until('the bot is connected to the sandbox', async () => {
    const seen = await json(await fetch(`${sandboxUrl}/sandbox/world`));
    return seen.bot_connected && seen;
  });
  // The demo's big family: the largest one, with Premium.
  const [guild] = world.guilds.toSorted((left, right) => right.member_count - left.member_count);
  const { token, user } = await signIn(url, guild.owner_id);
  if (user.id !== guild.owner_id) throw new Error(`signed in as ${user.id}, not as ${guild.owner_id}`);

  const panel = panelOf(url, token);
  await until('the owner manages the server in the panel', async () => {
    const { items } = await panel('GET', '/api/guilds/list');
    const found = items.find(({ id }) => id === guild.id);
    return found?.access.level === 'manager' && found.subscription.tier === 'premium';
  });
  // Drawn by a thread with native libraries.
  await panel('GET', `/api/capts/${guild.id}/leaderboard/picture`);
  const title = `Smoke ${Date.now()}`;
  const { id } = await panel('POST', `/api/events/${guild.id}`, {
    title,
    starts_at: new Date(Date.now() + DAY_MS).toISOString(),
    slots: 5,
  });
  const message = await until('the bot has posted the event', () => findMessage(sandboxUrl, guild, title));
  await press(sandboxUrl, message, guild.owner_id);
  await until('who signed up in Discord stands in the panel', async () => {
    const { items } = await panel('GET', `/api/events/${guild.id}/${id}/participants`);
    return items.some(({ user_id: userId }) => userId === guild.owner_id);
  });
  return { guild: guild.name, person: user.username, event: title };
};

/** Retries until it succeeds: a service that is absent or refuses may still be starting. */
const patientFor = (patienceMs) => async (what, ask) => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    let reason = 'it never was so';
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      reason = error.cause?.message || error.message;
    }
    if (Date.now() > deadline) throw new Error(`Waited ${patienceMs / 1000} s until ${what}: ${reason}`);
    await delay(100);
  }
};

/** As a browser does: its cookie binds the steps of the sign-in together. */
const signIn = async (url, userId) => {
  const begun = await fetch(`${url}/auth/login`);
  const cookie = begun.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { authorization_url: consent } = await json(begun);
  const body = new URLSearchParams({ user_id: userId, action: 'allow' });
  const allowed = await fetch(consent, { method: 'POST', body, redirect: 'manual' });
  const returned = await fetch(redirectOf(allowed), { headers: { cookie }, redirect: 'manual' });
  const code = new URL(redirectOf(returned), url).searchParams.get('code');
  if (code === null) throw new Error(`The sign-in ended at ${redirectOf(returned)}`);
  return json(await post(`${url}/auth/session`, { code }, { cookie }));
};

const panelOf = (url, token) => async (method, path, body) => {
  const headers = { authorization: `Bearer ${token}` };
  return json(
    body === undefined ? await fetch(url + path, { method, headers }) : await post(url + path, body, headers),
  );
};

const findMessage = async (sandboxUrl, guild, title) => {
  for (const channel of guild.channels) {
    const { items = [] } = await (
      await fetch(`${sandboxUrl}/sandbox/channels/${channel.id}/messages`)
    ).json();
    const found = items.find(({ embeds }) => embeds?.some((embed) => embed.title === title));
    if (found !== undefined) return found;
  }
  return undefined;
};

const press = async (sandboxUrl, message, userId) => {
  const [, join] = /"custom_id":"(mp:join:[^"]+)"/.exec(JSON.stringify(message.components)) ?? [];
  if (join === undefined) throw new Error('The event’s message has no button to sign up');
  await json(
    await post(`${sandboxUrl}/sandbox/clicks`, { message_id: message.id, custom_id: join, user_id: userId }),
  );
};

const post = (address, body, headers = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const json = async (response) => {
  if (response.ok) return response.headers.get('content-type') === 'image/png' ? null : response.json();
  throw new Error(`${response.url} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
};

const redirectOf = (response) => {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${response.url} answered ${response.status} and led nowhere`);
  return location;
};
