import { GatewayIntentBits, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buildWorld } from '../build-world.ts';
import { BOT_ID, GUILDS, MORETTI_CHANNELS, PEOPLE } from '../demo-ids.ts';
import { openRaw } from '../testing/open-raw.ts';
import { runSandbox } from '../testing/run-sandbox.ts';
import { USER_AGENT } from '../testing/user-agent.ts';

const { Guilds, GuildMembers, GuildMessages, MessageContent } = GatewayIntentBits;
const INTENTS = Guilds | GuildMembers | GuildMessages | MessageContent;

test('HELLO, heartbeat, IDENTIFY, READY and GUILD_CREATE', async () => {
  const sandbox = await runSandbox({ timings: { heartbeatMs: 12_345 } });
  const raw = await openRaw(sandbox);
  expect(await raw.next(Op.Hello)).toMatchObject({ d: { heartbeat_interval: 12_345 } });
  raw.send(Op.Heartbeat, null);
  await raw.next(Op.HeartbeatAck);
  raw.identify(INTENTS);
  const ready = await raw.event('READY');
  expect(ready.d).toMatchObject({ v: 10, session_id: expect.any(String), shard: [0, 1] });
  const guild = await raw.event('GUILD_CREATE');
  expect(guild).toMatchObject({ s: 2, d: { id: GUILDS.moretti, large: true, unavailable: false } });
});

test('GUILD_CREATE contains only the bot, and all members only with the intent for presences', async () => {
  const { seed, guilds } = buildWorld({ guilds: [{ members: 5 }, { members: 60 }] });
  const shown = async (intents: number) => {
    const raw = await openRaw(await runSandbox({ world: seed }));
    raw.identify(intents);
    const [small, large] = [await raw.event('GUILD_CREATE'), await raw.event('GUILD_CREATE')];
    return [small, large].map(({ d }) =>
      (d['members'] as { user: { id: string } }[]).map(({ user }) => user.id),
    );
  };
  expect(await shown(INTENTS)).toEqual([[BOT_ID], [BOT_ID]]);
  const everybody = expect.arrayContaining([BOT_ID, guilds[0].ownerId, ...guilds[0].memberIds]);
  expect(await shown(INTENTS | GatewayIntentBits.GuildPresences)).toEqual([everybody, [BOT_ID]]);
});

const identify = (changes: object): string => {
  const properties = { os: 'linux', browser: 'test', device: 'test' };
  return JSON.stringify({ op: Op.Identify, d: { token: 'TOKEN', intents: Guilds, properties, ...changes } });
};

test.each([
  ['not JSON', 4002, '{'],
  ['too large', 4002, JSON.stringify({ op: 1, d: 'x'.repeat(5000) })],
  ['an unknown op', 4001, JSON.stringify({ op: 99 })],
  ['members before IDENTIFY', 4003, JSON.stringify({ op: 8, d: { guild_id: '1', query: '', limit: 0 } })],
  ['a wrong token', 4004, identify({ token: 'no' })],
  ['a wrong shard', 4010, identify({ shard: [2, 2] })],
  ['unknown intents', 4013, identify({ intents: 1 << 30 })],
  ['an intent that was not granted', 4014, identify({ intents: Guilds | GuildMembers })],
])('%s closes with %i', async (what, code, text) => {
  const sandbox = await runSandbox({ disallowedIntents: GuildMembers });
  const raw = await openRaw(sandbox);
  raw.sendText(text.replace('TOKEN', sandbox.botToken));
  expect(await raw.closed).toBe(code);
  if (what === 'an unknown op') sandbox.expectUnknown('gateway op 99');
});

test('more than 120 sends a minute close with 4008', async () => {
  const raw = await openRaw(await runSandbox());
  for (let sent = 0; sent <= 120; sent += 1) raw.send(Op.Heartbeat, null);
  expect(await raw.closed).toBe(4008);
});

test('the next window allows another 120 sends', async () => {
  let now = Date.now();
  const raw = await openRaw(await runSandbox({ clock: () => now, timings: { sendWindowMs: 1000 } }));
  const sendAll = async () => {
    for (let sent = 0; sent < 120; sent += 1) raw.send(Op.Heartbeat, null);
    for (let heard = 0; heard < 120; heard += 1) await raw.next(Op.HeartbeatAck);
  };
  await sendAll();
  now += 1000;
  await sendAll();
  raw.send(Op.Heartbeat, null);
  expect(await raw.closed).toBe(4008);
});

test('identifying twice closes with 4005', async () => {
  const raw = await openRaw(await runSandbox());
  raw.identify(Guilds);
  raw.identify(Guilds);
  expect(await raw.closed).toBe(4005);
});

test('RESUME replays missed events, and refuses what it cannot replay', async () => {
  const sandbox = await runSandbox();
  const say = (content: string) =>
    sandbox.client.postMessage({ channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.member, content });
  const first = await openRaw(sandbox);
  first.identify(INTENTS);
  const { d } = await first.event('READY');
  await say('one');
  const { s } = await first.event('MESSAGE_CREATE');
  first.drop();
  await first.closed;
  await say('two');
  await say('three');
  const second = await openRaw(sandbox);
  second.send(Op.Resume, { token: sandbox.botToken, session_id: d.session_id, seq: s });
  expect((await second.event('MESSAGE_CREATE')).d).toMatchObject({ content: 'two' });
  expect((await second.event('MESSAGE_CREATE')).d).toMatchObject({ content: 'three' });
  await second.event('RESUMED');
  second.leave();
  await second.closed;
  const third = await openRaw(sandbox);
  third.send(Op.Resume, { token: sandbox.botToken, session_id: d.session_id, seq: s });
  expect(await third.next(Op.InvalidSession)).toMatchObject({ d: false });
  const fourth = await openRaw(sandbox);
  fourth.identify(Guilds);
  const again = await fourth.event('READY');
  fourth.drop();
  await fourth.closed;
  const fifth = await openRaw(sandbox);
  fifth.send(Op.Resume, { token: sandbox.botToken, session_id: again.d.session_id, seq: 1000 });
  expect(await fifth.closed).toBe(4007);
});

test('without MESSAGE_CONTENT a message comes empty, unless it mentions the bot', async () => {
  const sandbox = await runSandbox();
  const raw = await openRaw(sandbox);
  raw.identify(Guilds | GuildMessages);
  await raw.event('READY');
  const say = (content: string) =>
    sandbox.client.postMessage({ channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.member, content });
  await say('secret');
  expect((await raw.event('MESSAGE_CREATE')).d).toMatchObject({ content: '', attachments: [] });
  await say(`<@${sandbox.clientId}> hi`);
  expect((await raw.event('MESSAGE_CREATE')).d).toMatchObject({ content: `<@${sandbox.clientId}> hi` });
});

test('op 8 answers by ids, by name and in chunks of a thousand, with the nonce', async () => {
  const { seed, guilds } = buildWorld({ guilds: [{ members: 10_000 }] });
  const [{ id, memberIds }] = guilds;
  const raw = await openRaw(await runSandbox({ world: seed }));
  raw.identify(INTENTS);
  await raw.event('GUILD_CREATE');
  raw.send(Op.RequestGuildMembers, { guild_id: id, query: '', limit: 0, nonce: 'all' });
  const seen = new Set<string>();
  for (let index = 0; index < 11; index += 1) {
    const { d } = await raw.event('GUILD_MEMBERS_CHUNK');
    expect(d).toMatchObject({ chunk_index: index, chunk_count: 11, nonce: 'all' });
    for (const member of d.members as { user: { id: string } }[]) seen.add(member.user.id);
  }
  expect(seen.size).toBe(10_002);
  const wanted = [memberIds[7] ?? '', '12345678901234567'];
  raw.send(Op.RequestGuildMembers, { guild_id: id, user_ids: wanted, limit: 0 });
  const byId = await raw.event('GUILD_MEMBERS_CHUNK');
  expect(byId.d).toMatchObject({ not_found: ['12345678901234567'], members: [{ user: { id: wanted[0] } }] });
  raw.send(Op.RequestGuildMembers, { guild_id: id, query: 'member_0_77', limit: 3 });
  expect((await raw.event('GUILD_MEMBERS_CHUNK')).d.members).toHaveLength(3);
});

const shardOf = (guildId: string): number => Number((BigInt(guildId) >> 22n) % 2n);

test('a shard receives only its own servers', async () => {
  const sandbox = await runSandbox();
  for (const guildId of [GUILDS.moretti, GUILDS.bratva]) {
    const raw = await openRaw(sandbox);
    raw.identify(INTENTS, [shardOf(guildId), 2]);
    const { d } = await raw.event('READY');
    const expected = [GUILDS.moretti, GUILDS.bratva].filter((id) => shardOf(id) === shardOf(guildId));
    expect((d.guilds as { id: string }[]).map(({ id }) => id)).toEqual(expected);
    raw.leave();
  }
  expect(shardOf(GUILDS.moretti)).not.toBe(shardOf(GUILDS.bratva));
});

test('a presence is accepted', async () => {
  const raw = await openRaw(await runSandbox());
  raw.identify(Guilds);
  await raw.event('READY');
  raw.send(Op.PresenceUpdate, { since: null, activities: [], status: 'online', afk: false });
  raw.send(Op.Heartbeat, null);
  await expect(raw.next(Op.HeartbeatAck)).resolves.toBeDefined();
});

test('shards of one bucket identify one after another, those of different ones at once', async () => {
  let now = Date.now();
  const gateway = { shards: 4, maxConcurrency: 2, identifyEveryMs: 5000, identifiesPerDay: 4 };
  const sandbox = await runSandbox({ clock: () => now, gateway });
  const identifyAs = async (id: number) => {
    const raw = await openRaw(sandbox);
    raw.identify(Guilds, [id, 4]);
    return raw;
  };
  await (await identifyAs(0)).event('READY');
  await (await identifyAs(1)).event('READY');
  const second = await identifyAs(2);
  expect(await second.next(Op.InvalidSession)).toMatchObject({ d: false });
  now += 5000;
  second.identify(Guilds, [2, 4]);
  await second.event('READY');
  await (await identifyAs(3)).event('READY');
  const told = await fetch(`${sandbox.apiUrl}/v10/gateway/bot`, {
    headers: { authorization: `Bot ${sandbox.botToken}`, 'user-agent': USER_AGENT },
  });
  expect(await told.json()).toMatchObject({
    shards: 4,
    session_start_limit: { total: 4, remaining: 0, max_concurrency: 2 },
  });
  now += 5000;
  expect(await (await identifyAs(0)).closed).toBe(4004);
});

test('a session keeps a limited amount of text for a resume', async () => {
  const { seed, guilds } = buildWorld({ guilds: [{ members: 2000 }] });
  const [{ id }] = guilds;
  const sandbox = await runSandbox({ world: seed });
  const raw = await openRaw(sandbox);
  raw.identify(INTENTS);
  const { d } = await raw.event('READY');
  // Each answer is about half a million characters.
  for (let asked = 0; asked < 60; asked += 1) {
    raw.send(Op.RequestGuildMembers, { guild_id: id, query: '', limit: 0, nonce: String(asked) });
    for (let chunk = 0; chunk < 3; chunk += 1) await raw.event('GUILD_MEMBERS_CHUNK');
  }
  raw.drop();
  await raw.closed;
  const late = await openRaw(sandbox);
  late.send(Op.Resume, { token: sandbox.botToken, session_id: d.session_id, seq: 3 });
  expect(await late.next(Op.InvalidSession)).toMatchObject({ d: false });
  const early = await openRaw(sandbox);
  early.send(Op.Resume, { token: sandbox.botToken, session_id: d.session_id, seq: 180 });
  await early.event('RESUMED');
});
