import type { CaptPlayer, CaptResult } from '@famiglia/contract/capts/capts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { createCapt } from './create-capt.ts';
import { exportCapt } from './export-capt.ts';
import { exportLeaderboard } from './export-leaderboard.ts';
import { getCaptStats } from './get-capt-stats.ts';
import { getFamilyStatistics } from './get-family-statistics.ts';
import { readCaptDetails } from './get-capts.ts';
import { getLeaderboard } from './get-leaderboard.ts';
import { replacePlayers } from './player.queries.ts';
import { captPlayers } from '../platform/db/schema/capts.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { learnAlias } from '../damage/learn-alias.ts';
import { getMyStatistics, getPlayerStatistics } from './get-player-statistics.ts';
import { listOpponents } from './list-opponents.ts';
import { listSeasons } from './list-seasons.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
let guildId: string;
let leader: ReturnType<typeof panelActor>;
let anna: string;
let boris: string;
let captIds: string[];

const player = (user_id: string | null, nick: string, damage: number, kills = 1): CaptPlayer => ({
  user_id,
  nick,
  side: 'ours',
  damage,
  kills,
  deaths: 2,
  hit_percent: null,
  headshot_percent: null,
  source: null,
});

/** Anna plays all twelve capts with 100, 200 … 1200 damage; Boris plays only the last two. */
const HISTORY: readonly [days: number, opponent: string, result: CaptResult][] = [
  [-200, 'Vagos', 'win'],
  [-190, 'vagos', 'loss'],
  [-180, 'Ballas', 'win'],
  [-100, 'Ballas', 'win'],
  [-90, 'Vagos', 'win'],
  [-80, 'Vagos', 'draw'],
  [-70, 'Vagos', 'win'],
  [-60, 'Ballas', 'loss'],
  [-50, 'Ballas', 'loss'],
  [-40, 'Vagos', 'win'],
  [-30, 'Vagos', 'win'],
  [-20, 'Vagos', 'loss'],
];

beforeAll(async () => {
  context = await createTestContext({ now: new Date('2026-10-01T12:00:00Z') });
  const guild = await addGuild(context.db);
  guildId = guild.id;
  leader = panelActor(guild.ownerId);
  anna = await addMember(context.db, guildId, { displayName: 'Анна' });
  boris = await addMember(context.db, guildId, { displayName: 'Boris' });
  captIds = [];
  for (const [index, [days, opponent, result]] of HISTORY.entries()) {
    const capt = await createCapt(context, leader, {
      guildId,
      opponent,
      side: index % 2 === 0 ? 'attack' : 'defence',
      territory: index < 6 ? 'Порт' : 'Завод',
      startsAt: new Date(context.clock().getTime() + days * DAY_MS).toISOString(),
      slots: 10,
      status: 'finished',
      result,
      scoreOurs: null,
      scoreTheirs: null,
      notes: '',
      players: [
        player(anna, 'Anna', (index + 1) * 100),
        ...(index >= 10 ? [player(boris, 'Boris', 3000, 7)] : []),
        { ...player(null, 'enemy', 400), side: 'theirs' },
      ],
    });
    captIds.push(capt.id);
  }
});
afterAll(async () => context.stop());

test('a capt’s table has rank, share, own average from three capts on, and form over exactly five and ten capts', async () => {
  const last = await getCaptStats(context, leader, { guildId, captId: captIds.at(-1) ?? '' });
  expect(last.players).toMatchObject([
    { nick: 'Boris', rank: 1, share: 3000 / 4200, capts: 2, average: null, form_5: null },
    { nick: 'Anna', rank: 2, share: 1200 / 4200, capts: 12, average: 650, form_5: 1000, form_10: 750 },
    { nick: 'enemy', side: 'theirs', rank: 1, share: 1, capts: 0, average: null },
  ]);
  expect(last.totals).toEqual({ damage: 4200, kills: 8, deaths: 4 });
  expect(last.totals_theirs).toEqual({ damage: 400, kills: 1, deaths: 2 });
  expect(last.mvp).toMatchObject({ user_id: boris });
  // A capt that only equals a record does not break it.
  expect(last.records.map((record) => record.kind)).toEqual(['team_damage']);
  const second = await getCaptStats(context, leader, { guildId, captId: captIds[1] ?? '' });
  expect(second.players[0]).toMatchObject({ capts: 2, average: null });
  const third = await getCaptStats(context, leader, { guildId, captId: captIds[2] ?? '' });
  expect(third.players[0]).toMatchObject({ capts: 3, average: 200, form_5: null });
});

test('the totals of the family count wins, losses, draws and damage', async () => {
  const all = await getFamilyStatistics(context, leader, { guildId });
  expect(all.totals).toMatchObject({
    capts: 12,
    wins: 7,
    losses: 4,
    draws: 1,
    win_rate: 7 / 12,
    damage: 13_800,
  });
});

test('wins are counted by opponent, side, territory, hour of the guild’s zone and week', async () => {
  const all = await getFamilyStatistics(context, leader, { guildId });
  expect(all.by_opponent).toMatchObject([
    { capts: 8, wins: 5 },
    { opponent: 'Ballas', capts: 4, wins: 2 },
  ]);
  expect(all.by_side).toEqual(
    expect.arrayContaining([expect.objectContaining({ side: 'attack', capts: 6, wins: 5 })]),
  );
  expect(all.by_territory.map((row) => [row.territory, row.wins])).toEqual(
    expect.arrayContaining([
      ['Порт', 4],
      ['Завод', 3],
    ]),
  );
  // 12:00 UTC is 15:00 in Moscow.
  expect(all.by_hour).toMatchObject([{ hour: 15, capts: 12 }]);
  expect(all.weeks).toHaveLength(12);
  expect(all.weeks[0]).toMatchObject({ week: '2026-03-09', capts: 1, damage: 100 });
});

test('the last ten show the form; maps and both sides’ damage count only what a leader confirmed', async () => {
  const family = await getFamilyStatistics(context, leader, { guildId });
  expect(family.form.map(({ capt_id: id }) => id)).toEqual(captIds.slice(2));
  expect(family).toMatchObject({
    by_map: [],
    against: { capts: 12, damage_ours: 13_800, damage_theirs: 4800 },
  });
  const [confirmed = '', pending = ''] = captIds.slice(-2);
  const told = {
    guildId,
    attacker: 'Vagos',
    defender: 'Moretti',
    ourSide: 'defence',
    territory: 'Точка 5',
    map: 'NEW_S_WINDFARM',
    startsAt: context.clock(),
    status: 'finished',
    firstSeenAt: context.clock(),
    changedAt: context.clock(),
  } as const;
  await context.db.insert(wars).values([
    { ...told, captId: confirmed, decision: 'confirmed', decidedBy: anna, decidedAt: context.clock() },
    { ...told, captId: pending },
  ]);
  const { players } = await readCaptDetails(context.db, guildId, pending);
  const target = { guildId, captId: pending };
  const ours = players.filter(({ side }) => side === 'ours');
  // Where their damage is not known, ours is not compared with nothing.
  await context.db.transaction(async (tx) => replacePlayers(tx, target, ours));
  const after = await getFamilyStatistics(context, leader, { guildId });
  expect(after.by_map).toMatchObject([{ map: 'NEW_S_WINDFARM', capts: 1 }]);
  expect(after.by_territory).toEqual(
    expect.arrayContaining([expect.objectContaining({ territory: 'Точка 5', capts: 1 })]),
  );
  expect(after.against).toEqual({ capts: 11, damage_ours: 13_800 - 4200, damage_theirs: 4400 });
  await context.db.transaction(async (tx) => replacePlayers(tx, target, players));
  await context.db.delete(wars);
});

test('the records of the family name the player and the capt', async () => {
  const all = await getFamilyStatistics(context, leader, { guildId });
  expect(all.records).toMatchObject([
    { kind: 'damage', value: 3000, player: { display_name: 'Boris' }, capt_id: captIds[10] },
    { kind: 'kills', value: 7, player: { user_id: boris } },
    { kind: 'share', value: 1, player: { display_name: 'Анна' }, capt_id: captIds[0] },
    { kind: 'team_damage', value: 4200, player: null, capt_id: captIds[11] },
    { kind: 'win_streak', value: 3, capt_id: captIds[4] },
  ]);
});

test('statistics can be filtered by opponent, ignoring case, and by time', async () => {
  const ballas = await getFamilyStatistics(context, leader, { guildId, opponent: 'BALLAS' });
  expect(ballas.totals).toMatchObject({ capts: 4, wins: 2 });
  const none = await getFamilyStatistics(context, leader, { guildId, from: '2030-01-01T00:00:00Z' });
  expect(none).toMatchObject({ totals: { capts: 0, win_rate: null }, weeks: [], records: [] });
});

const page = { limit: 50, offset: 0 };
const order = async (by: 'damage' | 'per_capt') =>
  (await getLeaderboard(context, leader, { guildId, by, ...page })).items.map((row) => [
    row.display_name,
    row.rank,
  ]);

test('leaderboards rank averages only from three capts on', async () => {
  expect(await order('damage')).toEqual([
    ['Анна', 1],
    ['Boris', 2],
  ]);
  expect(await order('per_capt')).toEqual([
    ['Анна', 1],
    ['Boris', null],
  ]);
});

test('a season is a quarter of the year in the guild’s time zone, and has its own leaderboard', async () => {
  const { items: seasons } = await listSeasons(context, leader, { guildId });
  expect(seasons.map(({ season, capts, wins }) => [season, capts, wins])).toEqual([
    ['2026-q3', 8, 4],
    ['2026-q2', 2, 2],
    ['2026-q1', 2, 1],
  ]);
  const [third] = seasons;
  expect(third).toMatchObject({ from: '2026-06-30T21:00:00.000Z', to: '2026-09-30T21:00:00.000Z' });
  const inSeason = await getLeaderboard(context, leader, {
    guildId,
    by: 'damage',
    from: third?.from,
    to: third?.to,
    ...page,
  });
  expect(inSeason.items[0]).toMatchObject({ display_name: 'Анна', capts: 8, damage: 6800, mvps: 6 });
});

test('a leaderboard and the rows of a capt are exported as CSV', async () => {
  const csv = [];
  for await (const part of await exportLeaderboard(context, leader, { guildId, by: 'damage' }))
    csv.push(part);
  expect(csv.join('').split('\r\n')).toHaveLength(4);
  const captId = captIds[11] ?? '';
  await context.db
    .update(captPlayers)
    .set({ source: 'feed' })
    .where(and(eq(captPlayers.captId, captId), eq(captPlayers.nick, 'Boris')));
  const parts = [];
  for await (const part of await exportCapt(context, leader, { guildId, captId })) parts.push(part);
  const [titles, ...rows] = parts.join('').split('\r\n');
  expect(rows[0]).toContain('"Boris"');
  expect([titles, ...rows.slice(0, 2)].map((line) => line?.split(',').at(-1))).toEqual([
    '"source"',
    '"feed"',
    '"hand"',
  ]);
});

test('a player has their own page, strangers have none, and opponents are found by a part of their name', async () => {
  const mine = await getMyStatistics(context, panelActor(anna), { guildId });
  expect(mine).toMatchObject({
    capts: 12,
    wins: 7,
    average: 650,
    form_5: 1000,
    form_10: 750,
    mvps: 10,
    rank: 1,
  });
  expect(mine.best).toMatchObject({ damage: 1200, capt_id: captIds[11] });
  expect(mine.recent.map((capt) => capt.damage).slice(-2)).toEqual([1100, 1200]);
  expect(mine.recent.at(-1)).toMatchObject({ rank: 2, opponent: 'Vagos' });
  const stranger = getPlayerStatistics(context, leader, { guildId, userId: newId() });
  await expect(stranger).rejects.toMatchObject({ code: 'not_found' });
  const found = await listOpponents(context, leader, { guildId, search: 'bAl', limit: 10, offset: 0 });
  expect(found).toMatchObject({ total: 1, items: [{ opponent: 'Ballas', capts: 4 }] });
});

test('a record names the member whose nick was learnt after the capt was saved', async () => {
  await createCapt(context, leader, {
    guildId,
    opponent: 'Aztecas',
    side: 'attack',
    territory: '',
    startsAt: new Date(context.clock().getTime() - DAY_MS).toISOString(),
    slots: 5,
    status: 'finished',
    result: 'win',
    scoreOurs: null,
    scoreTheirs: null,
    notes: '',
    players: [player(null, 'Ann_Nova', 50)],
  });
  const holder = async () =>
    (await getFamilyStatistics(context, leader, { guildId, opponent: 'Aztecas' })).records[0]?.player;
  expect(await holder()).toMatchObject({ user_id: null, display_name: 'Ann_Nova' });
  await learnAlias(context, leader, { guildId, nick: 'ann_nova', userId: anna });
  expect(await holder()).toMatchObject({ user_id: anna, display_name: 'Анна', nick: 'Ann_Nova' });
});
