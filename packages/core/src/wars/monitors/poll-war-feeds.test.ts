import { createSandboxClient } from '@famiglia/sandbox/client';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { WarStart } from '@famiglia/sandbox/war-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WarFeedSource } from '../../platform/context.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { pollWarFeed, watchWarFeedsJob } from './poll-war-feeds.ts';
import { createMonitorWorld, SECONDS } from './testing/monitor-world.ts';
import { startMonitor } from './testing/monitor-server.ts';
import { ANSWER_A, ANSWER_B, MORE_B, RECORDED_AT } from './testing/recorded-answers.ts';

let context: TestContext;
let world: ReturnType<typeof createMonitorWorld>;
beforeAll(async () => {
  context = await createTestContext({ now: RECORDED_AT });
  world = createMonitorWorld(context);
});
afterAll(async () => context.stop());
beforeEach(async () => world.forgetAll());

const signal = new AbortController().signal;

/** The sandbox with its two monitors, in the time of the test. */
const startGame = async () => {
  const sandbox = await startSandbox({
    port: 0,
    redirectUris: [],
    clock: () => context.clock().getTime(),
    timings: { monitorSlowMs: 60_000 },
  });
  const client = createSandboxClient(sandbox.url);
  const feed = (name: 'a' | 'b'): WarFeedSource => ({
    name: `monitor-${name}`,
    address: sandbox.monitors[name],
    isStandIn: true,
  });
  return { a: feed('a'), b: feed('b'), war: client.war, stop: async () => sandbox.stop() };
};
let game: Awaited<ReturnType<typeof startGame>>;
beforeAll(async () => {
  game = await startGame();
});
afterAll(async () => game.stop());

const ATTACK = { action: 'start', attacker: 'Vagos', defender: 'Moretti', in_minutes: 10 } as const;
/** A war that began just now, and its number. */
const startWar = async (changes: Partial<WarStart> = {}) => {
  const { items } = await game.war({ ...ATTACK, ...changes });
  return items.reduce((highest, { id }) => Math.max(highest, id), 0);
};

describe('recorded answers', () => {
  test('monitor A: a running war and one that is over, with players, on the side of the family', async () => {
    const family = await world.playingOn('richman', 'MORETTI');
    const feed = await startMonitor((_request, response) => response.end(JSON.stringify(ANSWER_A)));
    expect(await world.poll(feed)).toMatchObject({ wars: 2, ours: 2, failures: 0, goodAt: context.clock() });
    const [ended, running] = await family.stored();
    expect(running).toMatchObject({
      ourSide: 'attack',
      status: 'active',
      scoreAttacker: 3,
      map: 'NEW_B_ELBURRO',
    });
    expect(ended).toMatchObject({
      ourSide: 'defence',
      status: 'finished',
      winner: 'defence',
      scoreDefender: 20,
    });
    expect(await family.players(ended?.id ?? '')).toMatchObject([
      { nick: 'Luis_Vega', side: 'attack', kills: 3, damage: 812 },
      { nick: 'Ivan_Moretti', side: 'defence', damage: 1540, hitPercent: 33, headshotPercent: 12.5 },
    ]);
  });

  test('monitor B: players are asked for only of wars that name a family, servers by number', async () => {
    const [family, elsewhere] = [
      await world.playingOn('Richman', 'Moretti'),
      await world.playingOn('Vinewood', 'Moretti'),
    ];
    const asked: string[] = [];
    const feed = await startMonitor(({ url = '' }, response) => {
      asked.push(url);
      response.end(JSON.stringify(MORE_B[url] ?? ANSWER_B));
    }, 'monitor-b');
    expect(await world.poll(feed)).toMatchObject({ wars: 3, ours: 2, servers: { 12: 'RICHMAN' } });
    const list = '/api/events?limit=100';
    expect(asked).toEqual([list, '/api/servers', '/api/events/9012', '/api/events/9011']);
    const [ended] = await family.stored();
    expect(ended).toMatchObject({ server: 'RICHMAN', maxPlayers: 20, winner: 'defence' });
    expect(await family.players(ended?.id ?? '')).toHaveLength(2);
    expect(await elsewhere.wars()).toEqual([]);

    // What ended an hour ago and is known is left alone; what goes on is asked for again.
    context.travel(10 * 60_000);
    asked.length = 0;
    await world.poll(feed);
    expect(asked).toEqual([list, '/api/events/9012']);
  });

  test('both tell of the same war: one war with two sources', async () => {
    const family = await world.family('Moretti');
    await world.poll(await startMonitor((_request, response) => response.end(JSON.stringify(ANSWER_A))));
    await world.poll(
      await startMonitor(
        ({ url = '' }, response) => response.end(JSON.stringify(MORE_B[url] ?? ANSWER_B)),
        'monitor-b',
      ),
    );
    const stored = await family.stored();
    expect(stored).toHaveLength(2);
    for (const { id } of stored) expect(await family.sources(id)).toEqual(['monitor-a', 'monitor-b']);
  });
});

describe('the monitors of the sandbox', () => {
  test.each(['a', 'b'] as const)('monitor %s: from the first shot to the last number', async (name) => {
    const family = await world.family('Moretti');
    const war_id = await startWar();
    await world.poll(game[name]);
    expect((await family.stored()).at(-1)).toMatchObject({ status: 'active', ourSide: 'defence' });
    await game.war({ action: 'fill', war_id });
    await game.war({ action: 'end', war_id, winner: 'defender' });
    context.travel(11 * 60_000);
    await world.poll(game[name]);
    const ended = (await family.stored()).at(-1);
    expect(ended).toMatchObject({ status: 'finished', winner: 'defence' });
    expect((await family.players(ended?.id ?? '')).length).toBeGreaterThan(10);
    // Later corrections arrive as well.
    await game.war({ action: 'score', war_id, name: 'Late_Comer', side: 'attacker', damage: 5 });
    await world.poll(game[name]);
    const players = await family.players(ended?.id ?? '');
    expect(players.map(({ nick }) => nick)).toContain('Late_Comer');
  });

  test('nobody who chose a name: the monitor is not asked', async () => {
    await world.family();
    expect(await world.poll({ ...game.a, address: 'http://127.0.0.1:1' })).toMatchObject({
      failures: 0,
      goodAt: null,
    });
  });

  test('an answer that is known costs nothing, unless a family was added meanwhile', async () => {
    await world.family('Moretti');
    await world.poll(game.a);
    const before = await world.poll(game.a);
    expect(before.known?.etag).toMatch(/^"/);
    const late = await world.family('Vagos');
    await world.poll(game.a);
    expect((await late.wars()).length).toBeGreaterThan(0);
  });

  test.each([
    ['away', 'status', 503],
    ['moved', 'redirect', 302],
    ['changed', 'other_shape', null],
  ] as const)(
    '%s: the state says why, what was told stays, and it is asked less often',
    async (mode, failure, status) => {
      const family = await world.family('Moretti');
      const good = await world.poll(game.a);
      const told = await family.wars();
      await game.war({ action: 'mode', monitor: 'a', mode });
      const first = await world.poll(game.a);
      expect(first).toMatchObject({ failure, failureStatus: status, failures: 1, goodAt: good.goodAt });
      const pauses: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const state = await world.poll(game.a);
        pauses.push((state.nextAt.getTime() - context.clock().getTime()) / 1000);
        expect(state.failedSince).toEqual(first.failedSince);
      }
      // Doubled each time with jitter, up to a quarter of an hour.
      expect(pauses[0]).toBeGreaterThanOrEqual(SECONDS * 2 * 0.75);
      expect(pauses[3]).toBeGreaterThanOrEqual(SECONDS * 16 * 0.75);
      expect(pauses[5]).toBeLessThanOrEqual(15 * 60 * 1.25);
      expect(await family.wars()).toEqual(told);
      await game.war({ action: 'mode', monitor: 'a', mode: 'fine' });
      expect(await world.poll(game.a)).toMatchObject({ failure: null, failures: 0, failedSince: null });
    },
  );

  test('slow: it is given up, and the other monitor does not wait for it', async () => {
    const family = await world.family('Moretti');
    await game.war({ action: 'mode', monitor: 'a', mode: 'slow' });
    const stopping = new AbortController();
    const config = { ...context.config, warFeeds: { seconds: SECONDS, feeds: [game.a, game.b] } };
    const asking = pollWarFeed({ ...context, config }, 'monitor-a', stopping.signal);
    await world.poll(game.b);
    expect((await family.wars()).length).toBeGreaterThan(0);
    // A process that stops does not wait for it either, and does not blame it.
    stopping.abort();
    await expect(asking).rejects.toMatchObject({ name: 'JobPostponed' });
    expect(await world.stateOf('monitor-a')).toMatchObject({ failures: 0 });
    await game.war({ action: 'mode', monitor: 'a', mode: 'fine' });
  });

  test.each(['a', 'b'] as const)(
    'monitor %s with ten thousand wars of others: ours is found',
    async (name) => {
      const family = await world.family('Moretti');
      await game.war({ action: 'mode', monitor: name, mode: 'huge' });
      const state = await world.poll(game[name]);
      await game.war({ action: 'mode', monitor: name, mode: 'fine' });
      expect(state).toMatchObject({ failures: 0, wars: name === 'a' ? 500 : 100 });
      expect((await family.wars()).length).toBeGreaterThan(2);
    },
  );

  test.each(['a', 'b'] as const)(
    'monitor %s deletes a running war: it is gone after the second answer without it; one that is over stays',
    async (name) => {
      const family = await world.family('Moretti');
      const running = await startWar({ attacker: 'Rifa' });
      const over = await startWar({ attacker: 'Triads', in_minutes: 10 });
      await game.war({ action: 'end', war_id: over, winner: 'attacker' });
      context.travel(11 * 60_000);
      await world.poll(game[name]);
      await game.war({ action: 'delete', war_id: running });
      await game.war({ action: 'delete', war_id: over });
      expect((await world.poll(game[name])).missing).toHaveLength(1);
      expect(await family.wars()).toContain('Rifa Moretti active');
      expect((await world.poll(game[name])).missing).toEqual([]);
      expect(await family.wars()).toContain('Rifa Moretti gone');
      expect(await family.wars()).toContain('Triads Moretti finished');
    },
  );

  test('a monitor that lost all its wars takes none back', async () => {
    const family = await world.family('Moretti');
    const war_id = await startWar({ attacker: 'Yakuza' });
    await world.poll(game.a);
    await game.war({ action: 'mode', monitor: 'a', mode: 'empty' });
    for (let turn = 0; turn < 3; turn += 1) expect(await world.poll(game.a)).toMatchObject({ wars: 0 });
    expect(await family.wars()).toContain('Yakuza Moretti active');
    await game.war({ action: 'mode', monitor: 'a', mode: 'fine' });
    await game.war({ action: 'delete', war_id });
  });

  test('a monitor renames us in the middle of a war: its end arrives all the same', async () => {
    const family = await world.family('Renamed');
    const war_id = await startWar({ attacker: 'Lost', defender: 'Renamed', in_minutes: 0 });
    await world.poll(game.a);
    await game.war({ action: 'rename', from: 'Renamed', to: 'Somebody Else' });
    await game.war({ action: 'end', war_id, winner: 'attacker' });
    await world.poll(game.a);
    expect((await family.stored())[0]).toMatchObject({ status: 'finished', winner: 'attack' });
  });

  test('two families of one name, each on its own server of the game', async () => {
    const [here, there] = [
      await world.playingOn('RICHMAN', 'Moretti'),
      await world.playingOn('DOWNTOWN', 'Moretti'),
    ];
    await game.war({ ...ATTACK, attacker: 'Neighbours', server: 'DOWNTOWN' });
    for (const feed of [game.a, game.b]) await world.poll(feed);
    expect(await there.wars()).toEqual(['Neighbours Moretti active']);
    expect(await here.wars()).not.toContain('Neighbours Moretti active');
  });
});

test('one guild that cannot take its war does not keep the others waiting, and it is tried again', async () => {
  const [broken, fine] = [await world.family('Moretti'), await world.family('Moretti')];
  const feed = await startMonitor((_request, response) => response.end(JSON.stringify(ANSWER_A)));
  const { db } = context;
  let isBroken = true;
  const transaction: typeof db.transaction = async (work, ...rest) =>
    db.transaction(
      async (tx) => {
        const answer = await work(tx);
        const { rows } = await tx.execute<{ count: string }>(
          `select count(*) from wars where guild_id = ${broken.guildId}`,
        );
        if (isBroken && Number(rows[0]?.count) > 0) throw new Error('the disk is full');
        return answer;
      },
      ...rest,
    );
  const faulty = createMonitorWorld({
    ...context,
    db: new Proxy(db, {
      get: (target, key) => (key === 'transaction' ? transaction : (Reflect.get(target, key) as unknown)),
    }),
  });
  expect(await faulty.poll(feed)).toMatchObject({ failures: 0, known: null });
  expect([await broken.wars(), await fine.wars()]).toMatchObject([[], { length: 2 }]);
  isBroken = false;
  await world.poll(feed);
  expect(await broken.wars()).toHaveLength(2);
});

test('a monitor whose clock is ahead: the end it tells is taken once it has come, although the answer stays the same', async () => {
  const family = await world.family('Moretti');
  const ahead = (minutes: number) => new Date(context.clock().getTime() + minutes * 60_000).toISOString();
  const war = { id: 7, attacker_name: 'Clocks', defender_name: 'Moretti', started_at: ahead(-5) };
  let told: object = war;
  const feed = await startMonitor((_request, response) => response.end(JSON.stringify({ data: [told] })));
  await world.poll(feed);
  told = { ...war, ended_at: ahead(15), winner_side: 'defender' };
  expect(await world.poll(feed)).toMatchObject({ failures: 0, known: null });
  expect(await family.wars()).toEqual(['Clocks Moretti active']);
  context.travel(10 * 60_000);
  await world.poll(feed);
  expect(await family.wars()).toEqual(['Clocks Moretti finished']);
});

const configured = (feeds: WarFeedSource[]) => ({
  ...context,
  config: { ...context.config, warFeeds: { seconds: SECONDS, feeds } },
});

test('a monitor that is not due is not asked; one at another address begins anew; one that is not chosen is forgotten', async () => {
  await world.family('Moretti');
  let asked = 0;
  const feed = await startMonitor((_request, response) => {
    asked += 1;
    response.end(JSON.stringify(ANSWER_A));
  });
  expect(await pollWarFeed(configured([feed]), 'monitor-a', signal)).toBe(SECONDS * 1000);
  expect(await pollWarFeed(configured([feed]), 'monitor-a', signal)).toBe(SECONDS * 1000);
  expect(asked).toBe(1);
  const moved = { ...feed, address: feed.address.replace('127.0.0.1', 'localhost') };
  await pollWarFeed(configured([moved]), 'monitor-a', signal);
  expect(asked).toBe(2);
  expect(await pollWarFeed(configured([]), 'monitor-a', signal)).toBeNull();
  await watchWarFeedsJob.run(configured([]), signal, {});
  expect(await world.stateOf('monitor-a')).toBeUndefined();
});
