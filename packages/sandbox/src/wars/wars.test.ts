import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSandboxClient } from '../client.ts';
import { startSandbox } from '../start-sandbox.ts';
import { runSandbox, stopLater } from '../testing/run-sandbox.ts';
import { demoWars } from './demo-wars.ts';
import type { RunningSandbox } from '../testing/run-sandbox.ts';

const START = { action: 'start', attacker: 'Vagos', defender: 'Moretti', in_minutes: 10 } as const;

const ask = async ({ monitors }: Pick<RunningSandbox, 'monitors'>, path: string, headers = {}) => {
  const [, name, rest] = /^([ab])(.*)$/.exec(path) ?? [];
  const answer = await fetch(`${monitors[name as 'a' | 'b']}/api${rest}`, { headers, redirect: 'manual' });
  return answer;
};
const read = async <Body>(answer: Promise<Response>): Promise<Body> => (await (await answer).json()) as Body;
interface A {
  data: { id: number; participants: { player_name: string }[] }[];
  total: number;
}
interface B {
  items: { eventId: number; attackerName: string }[];
}

test('a new world has three wars that are over, in the shapes of both monitors', async () => {
  const sandbox = await runSandbox();
  const { data, total } = await read<A>(ask(sandbox, 'a/wars?limit=2'));
  expect([data.length, total]).toEqual([2, 3]);
  expect(data[0]).toMatchObject({
    id: 1003,
    server_name: 'RICHMAN',
    attacker_name: 'Moretti',
    defender_name: 'Vagos',
    winner_side: 'attacker',
    status: 'finished',
    territory: 'Точка 5',
    map_name: 'NEW_S_WINDFARM',
  });
  expect(data[0]?.participants[0]).toMatchObject({ player_name: 'Vito_Moretti', family_side: 'attacker' });
  const { items } = await read<B>(ask(sandbox, 'b/events?limit=100'));
  expect(items).toHaveLength(3);
  expect(items[0]).toEqual({
    eventId: 81_003,
    serverId: 12,
    attackerName: 'Moretti',
    defenderName: 'Vagos',
    pointName: 'Точка 5',
    map: 'NEW_S_WINDFARM',
    maxPlayers: 20,
    startedAt: expect.stringMatching(/Z$/) as unknown,
    endedAt: expect.stringMatching(/Z$/) as unknown,
    isAttackerWin: true,
    winnerName: 'Moretti',
  });
  const one = await read<{ data: Record<string, unknown> }>(ask(sandbox, 'b/events/81003'));
  expect(one.data['attackers']).toContainEqual({
    charName: 'Ivan_Petr0v',
    kills: expect.any(Number) as unknown,
    damage: expect.any(Number) as unknown,
    hitPercent: expect.any(Number) as unknown,
    hsPercent: expect.any(Number) as unknown,
  });
  expect((await ask(sandbox, 'b/events/1')).status).toBe(404);
});

test('the winner of each past war of the demo has more points', () => {
  for (const { winner, attacker_score: attacker, defender_score: defender } of demoWars(Date.now()))
    expect(attacker > defender ? 'attacker' : 'defender').toBe(winner);
});

test('a war is started, filled, scored, ended, renamed and deleted; what nobody can mean is refused', async () => {
  const { client } = await runSandbox();
  const started = await client.war(START);
  const war_id = started.items[0]?.id ?? 0;
  expect(started.items[0]).toMatchObject({ attacker: 'Vagos', ended_at: null, players: [] });
  const filled = await client.war({ action: 'fill', war_id });
  const scored = await client.war({
    action: 'score',
    war_id,
    name: 'vito_moretti',
    side: 'defender',
    damage: 5,
  });
  const playersOf = ({ items }: typeof filled) => items[0]?.players ?? [];
  expect(playersOf(scored)).toHaveLength(playersOf(filled).length);
  expect(playersOf(scored).at(-1)).toMatchObject({ name: 'vito_moretti', damage: 5, kills: 0 });
  await client.war({ action: 'points', war_id, attacker_score: 3, defender_score: 7 });
  await client.war({ action: 'rename', from: 'MORETTI', to: 'Moretti Famq' });
  const ended = await client.war({ action: 'end', war_id, winner: 'defender' });
  expect(ended.items[0]).toMatchObject({ defender: 'Moretti Famq', winner: 'defender', defender_score: 7 });
  expect(ended.items[0]?.ended_at).toBeGreaterThanOrEqual(ended.items[0]?.started_at ?? Infinity);
  expect((await client.war({ action: 'delete', war_id })).items).toHaveLength(3);
  for (const bad of [
    { action: 'delete', war_id },
    { ...START, attacker: ' ' },
    { ...START, max_players: -1 },
    { ...START, in_minutes: 1e9 },
    { action: 'rename', from: 'Nobody', to: 'Somebody' },
  ] as const)
    await expect(client.war(bad)).rejects.toMatchObject({ status: expect.any(Number) as unknown });
});

test('what is known is answered with 304 until something changes', async () => {
  let now = Date.now();
  const sandbox = await runSandbox({ clock: () => now });
  for (const path of ['a/wars', 'b/events']) {
    const first = await ask(sandbox, path);
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    const since = { 'if-modified-since': first.headers.get('last-modified') ?? '' };
    expect((await ask(sandbox, path, known)).status).toBe(304);
    now += 5000;
    await sandbox.client.war(START);
    expect((await ask(sandbox, path, known)).status).toBe(200);
    expect((await ask(sandbox, path, since)).status).toBe(200);
  }
});

test('a war may be told by one of the monitors only', async () => {
  const sandbox = await runSandbox();
  await sandbox.client.war({ ...START, told_by: ['b'] });
  expect((await read<A>(ask(sandbox, 'a/wars'))).data).toHaveLength(3);
  expect((await read<B>(ask(sandbox, 'b/events'))).items).toHaveLength(4);
});

test('each monitor has bad days of its own', async () => {
  const sandbox = await runSandbox({ timings: { monitorSlowMs: 1 } });
  const mode = async (kind: Parameters<typeof sandbox.client.war>[0]) => sandbox.client.war(kind);
  await mode({ action: 'mode', monitor: 'a', mode: 'away' });
  expect((await ask(sandbox, 'a/wars')).status).toBe(503);
  expect((await ask(sandbox, 'b/events')).status).toBe(200);
  await mode({ action: 'mode', monitor: 'a', mode: 'moved' });
  expect((await ask(sandbox, 'a/wars')).status).toBe(302);
  await mode({ action: 'mode', monitor: 'a', mode: 'changed' });
  expect(await read(ask(sandbox, 'a/wars'))).not.toHaveProperty('data');
  await mode({ action: 'mode', monitor: 'a', mode: 'empty' });
  expect((await read<A>(ask(sandbox, 'a/wars'))).data).toEqual([]);
  await mode({ action: 'mode', monitor: 'a', mode: 'slow' });
  expect((await read<A>(ask(sandbox, 'a/wars'))).data).toHaveLength(3);
  await mode({ action: 'mode', monitor: 'a', mode: 'huge' });
  const text = await (await ask(sandbox, 'a/wars')).text();
  expect((JSON.parse(text) as A).data).toHaveLength(10_003);
  // Within what a reader with a limit of two megabytes accepts.
  expect(Buffer.byteLength(text)).toBeLessThan(2 * 1024 * 1024);
});

test('wars survive a restart, and a reset brings back the first three', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-wars-'));
  stopLater(() => rm(dataDir, { recursive: true, force: true }));
  const before = await startSandbox({ port: 0, redirectUris: [], dataDir });
  await createSandboxClient(before.url).war(START);
  await createSandboxClient(before.url).war({ action: 'mode', monitor: 'b', mode: 'away' });
  await before.stop();
  const { client } = await runSandbox({ dataDir });
  expect(await client.wars()).toMatchObject({
    items: { length: 4, 0: { attacker: 'Vagos' } },
    modes: { a: 'fine', b: 'away' },
  });
  await client.reset();
  expect(await client.wars()).toMatchObject({ items: { length: 3 }, modes: { b: 'fine' } });
});

test('a person does the same on the page, in their language', async () => {
  const { url, client } = await runSandbox();
  const send = async (form: Record<string, string>) =>
    fetch(`${url}/wars`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const start = { action: 'start', attacker: '<Vagos>', defender: 'Moretti', server: 'RICHMAN' };
  const place = { point: 'Точка 1', map: 'NEW_B_ELBURRO', max_players: '15', in_minutes: '10', told_by: 'a' };
  expect((await send({ ...start, ...place })).status).toBe(303);
  const [war] = (await client.wars()).items;
  expect(war).toMatchObject({ attacker: '<Vagos>', max_players: 15, told_by: ['a'] });
  const war_id = `${war?.id}`;
  await send({ action: 'fill', war_id });
  await send({ action: 'end', war_id, winner: '' });
  await send({ action: 'mode', monitor: 'a', mode: 'slow' });
  const page = await (await fetch(`${url}/wars`, { headers: { 'accept-language': 'ru' } })).text();
  expect(page).toContain('&lt;Vagos&gt; атакует Moretti');
  expect(page).toContain('без победителя');
  expect(page).toMatch(/value="slow"\s+selected/);
  const refused = await send({ ...start, ...place, max_players: 'many' });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('max_players must be a number') as unknown,
  ]);
});
