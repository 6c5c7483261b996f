import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishCapt } from '../capts/finish-capt.ts';
import { readCaptDetails } from '../capts/get-capts.ts';
import { replacePlayers } from '../capts/player.queries.ts';
import { HOUR_MS, hence, playerRow } from '../capts/testing/test-capt.ts';
import { addPresetKinds } from '../fight-kinds/add-preset-kinds.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { captAliases, capts } from '../platform/db/schema/capts.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { voiceVisits } from '../platform/db/schema/voice.ts';
import { findMarks } from '../rosters/attendance.queries.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { confirmWar } from './confirm-war.ts';
import { getWarProposal } from './propose-war.ts';
import { NICKS, addWar as addWarTo, codeOf, planFor as planForWar } from './testing/test-war.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const addWar = async (values?: Record<string, unknown>) => addWarTo(context, values);
const planFor = async (war: Awaited<ReturnType<typeof addWar>>, listed: readonly string[]) =>
  planForWar(context, war, listed);

test('a war without a capt becomes one: result, both sides, and those in it are paid', async () => {
  const { guildId, people, confirm, stored, paid } = await addWar();
  const capt = await confirm();
  expect(capt).toMatchObject({
    opponent: 'Vagos',
    side: 'defence',
    territory: 'Точка 5 (Ветряки, малая)',
    status: 'finished',
    result: 'win',
    score_ours: 20,
    score_theirs: 12,
    players: [
      { nick: 'Anna_Moretti', side: 'ours', user_id: people[0], damage: 1540, kills: 6, hit_percent: 33 },
      { nick: 'Luis_Vega', side: 'theirs', user_id: null, damage: 812 },
    ],
  });
  expect(await stored()).toMatchObject({ decision: 'confirmed', captId: capt.id });
  expect(await paid()).toEqual([[people[0], 10]]);
  const rows = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(rows.map(({ type }) => type)).toContain('war.confirmed');
});

test('a capt that a war makes is paid by the result of its kind; one that was planned without a kind keeps none', async () => {
  const war = await addWar();
  await addPresetKinds(context, war.leader, { guildId: war.guildId, preset: 'gta5rp' });
  expect(await war.confirm()).toMatchObject({ fight_kind: { name: 'ВЗП' }, reward_win: 10 });
  expect(await war.paid()).toEqual([[war.people[0], 20]]);
  const planned = await addWar();
  await addPresetKinds(context, planned.leader, { guildId: planned.guildId, preset: 'gta5rp' });
  await planFor(planned, [planned.people[0] ?? '']);
  expect(await planned.confirm()).toMatchObject({ fight_kind: null });
  expect(await planned.paid()).toEqual([[planned.people[0], 10]]);
});

test('on the list and not in the war is absent, unless voice or a vacation says otherwise', async () => {
  const war = await addWar({
    players: [
      { nick: 'Anna_Moretti', side: 'defence', kills: 1, damage: 100 },
      { nick: 'Dina_Moretti', side: 'defence', kills: 1, damage: 50 },
    ],
  });
  const { guildId, people, propose, confirm, paid } = war;
  const [anna = '', boris = '', vera = '', gleb = '', dina = ''] = people;
  const captId = await planFor(war, [anna, boris, vera]);
  await context.db.insert(voiceVisits).values({
    guildId,
    userId: boris,
    channelId: '1',
    joinedAt: new Date(hence(context, -HOUR_MS)),
    leftAt: context.clock(),
  });
  expect(await propose()).toMatchObject({
    capt_id: captId,
    came: [{ id: anna }, { id: dina }, { id: boris }],
    absent: [{ id: vera }],
    excused: [],
    walk_ins: [{ id: dina }],
  });
  expect(await paid()).toEqual([]);
  const capt = await confirm();
  expect(capt).toMatchObject({ id: captId, status: 'finished', result: 'win' });
  const marks = await findMarks(context.db, captId);
  expect(new Map(marks.map(({ userId, attendance }) => [userId, attendance]))).toEqual(
    new Map([
      [anna, 'attended'],
      [boris, 'attended'],
      [vera, 'absent'],
      [dina, 'attended'],
    ]),
  );
  expect(new Map((await paid()) as [string, number][])).toEqual(
    new Map([
      [anna, 10],
      [boris, 10],
      [dina, 10],
      [vera, -5],
    ]),
  );
  expect(gleb).not.toBe('');
});

test('whoever is on vacation is excused', async () => {
  const war = await addWar();
  const [anna = '', boris = ''] = war.people;
  const captId = await planFor(war, [anna, boris]);
  await context.db.insert(vacations).values({
    id: crypto.randomUUID(),
    guildId: war.guildId,
    userId: boris,
    kind: 'vacation',
    status: 'approved',
    startsAt: new Date(hence(context, -24 * HOUR_MS)),
    endsAt: new Date(hence(context, 24 * HOUR_MS)),
    reason: '',
    requestedAt: context.clock(),
  });
  expect(await war.propose()).toMatchObject({ absent: [], excused: [{ id: boris }] });
  await war.confirm();
  const marks = await findMarks(context.db, captId);
  expect(marks.find(({ userId }) => userId === boris)?.attendance).toBe('excused');
});

test('a feed that names nobody says nothing about who came: the main list did', async () => {
  const war = await addWar({ players: [] });
  const [anna = '', boris = ''] = war.people;
  await planFor(war, [anna, boris]);
  expect(await war.propose()).toMatchObject({ came: [{ id: anna }, { id: boris }], absent: [] });
});

test('a nick in doubt has candidates; the leader names its owner, and the spelling is learnt', async () => {
  const { guildId, people, propose, confirm } = await addWar({
    players: [
      { nick: 'Anna_Moretti', side: 'defence', damage: 10 },
      { nick: 'B_Moretti', side: 'defence', damage: 20 },
      { nick: 'Nobody_Known', side: 'defence', damage: 5 },
    ],
  });
  const [, boris = ''] = people;
  const { players } = await propose();
  const doubtful = players.find(({ nick }) => nick === 'B_Moretti');
  expect(doubtful).toMatchObject({ user_id: null, match: null });
  const capt = await confirm({ members: [{ position: doubtful?.position ?? 0, user_id: boris }] });
  expect(capt.players.map(({ nick, user_id: userId }) => [nick, userId])).toEqual([
    ['B_Moretti', boris],
    ['Anna_Moretti', people[0]],
    ['Nobody_Known', null],
  ]);
  const learnt = await context.db.select().from(captAliases).where(eq(captAliases.guildId, guildId));
  expect(learnt.map(({ nick, userId }) => [nick, userId])).toEqual([['B_Moretti', boris]]);
});

test('one nick in two spellings belongs to one member once; the other row is in doubt', async () => {
  const { people, propose } = await addWar({
    players: [
      { nick: 'Anna_Moretti', side: 'defence', damage: 20 },
      { nick: 'Anna_Morett', side: 'defence', damage: 10 },
    ],
  });
  const { players } = await propose();
  expect(players.map(({ user_id: userId }) => userId)).toEqual([people[0], null]);
  expect(players[1]?.candidates).toMatchObject([{ user_id: people[0] }]);
});

test('where no feed says who won, the leader does', async () => {
  const { confirm, propose } = await addWar({ winner: undefined });
  expect(await propose()).toMatchObject({ result: null });
  await expect(confirm()).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'result', message: 'result_missing' }],
  });
  expect(await confirm({ result: 'draw' })).toMatchObject({ result: 'draw' });
});

test('a war that goes on, changed since it was looked at, or was decided is refused', async () => {
  const running = await addWar({ ended_at: undefined, winner: undefined });
  expect(await codeOf(running.confirm({ result: 'win' }))).toBe('war_not_over');
  const war = await addWar();
  const { version } = await war.propose();
  await war.tell({ score_defender: 21 });
  expect(await codeOf(war.confirm({ version }))).toBe('version_conflict');
  expect(await war.confirm()).toMatchObject({ score_ours: 21 });
  expect(await codeOf(war.confirm())).toBe('war_decided');
});

test('the proposal says who decided, and the capt what waits and what a feed says since then', async () => {
  const war = await addWar();
  const captId = await planFor(war, []);
  const seen = async () => (await readCaptDetails(context.db, war.guildId, captId)).war;
  expect(await seen()).toMatchObject({ id: war.warId, waits: true, later: null });
  expect(await war.propose()).toMatchObject({ decided_by: null, entered: false, capt_id: captId });
  await war.confirm();
  expect(await war.propose()).toMatchObject({
    decision: 'confirmed',
    decided_by: { name: expect.any(String) },
  });
  await war.tell({ winner: 'attack', score_attacker: 22 });
  expect(await seen()).toMatchObject({
    waits: false,
    later: { result: 'loss', score_ours: 20, score_theirs: 22 },
  });
});

test('a war that was won before its announced start began by now, also in the capt that was planned for it', async () => {
  const early = { starts_at: hence(context, HOUR_MS / 6), ended_at: undefined };
  const now = hence(context, 0);
  const unplanned = await addWar(early);
  expect((await unplanned.confirm()).starts_at).toBe(now);
  const planned = await addWar(early);
  const captId = await planFor(planned, planned.people.slice(0, 2));
  const startsAt = new Date(early.starts_at);
  await context.db.update(capts).set({ startsAt }).where(eq(capts.id, captId));
  await planned.confirm();
  const capt = await readCaptDetails(context.db, planned.guildId, captId);
  expect(capt).toMatchObject({ status: 'finished', starts_at: now });
});

test('two leaders who confirm at once enter it once, and nobody is paid twice', async () => {
  const { guildId, confirm, paid } = await addWar();
  const outcomes = await Promise.all([codeOf(confirm()), codeOf(confirm()), codeOf(confirm())]);
  expect(outcomes.toSorted()).toEqual(['done', 'war_decided', 'war_decided']);
  expect(await paid()).toHaveLength(1);
  expect(await context.db.select().from(capts).where(eq(capts.guildId, guildId))).toHaveLength(1);
});

test('what a leader entered by hand before stays; the feed adds the players', async () => {
  const war = await addWar();
  const [anna = '', boris = ''] = war.people;
  const captId = await planFor(war, [anna, boris]);
  await finishCapt(context, war.leader, {
    guildId: war.guildId,
    captId,
    result: 'loss',
    scoreOurs: 1,
    scoreTheirs: 2,
    attended: [boris],
    version: 0,
  });
  expect(await war.propose()).toMatchObject({
    entered: true,
    result: 'loss',
    score_ours: 1,
    score_theirs: 2,
  });
  const capt = await war.confirm();
  expect(capt).toMatchObject({ result: 'loss', score_ours: 1, score_theirs: 2 });
  expect(capt.players).toHaveLength(2);
});

const shown = (players: readonly CaptPlayer[]) =>
  players.map(({ nick, user_id: id, damage, deaths, source }) => [nick, id, damage, deaths, source]);

test('a row by hand wins over the feed, row by row; what was read from a screenshot gives way, its deaths stay', async () => {
  const war = await addWar({
    players: [
      { nick: 'Anna_Moretti', side: 'defence', kills: 6, damage: 1540 },
      { nick: 'Boris_Moretti', side: 'defence', kills: 4, damage: 900 },
      { nick: 'Vera_Moretti', side: 'defence', kills: 2, damage: 500 },
      { nick: 'Luis_Vega', side: 'attack', kills: 3, damage: 812 },
    ],
  });
  const [anna = '', boris = ''] = war.people;
  const captId = await planFor(war, []);
  const rows = [
    playerRow({ nick: 'Anna', user_id: anna, damage: 2000, kills: 9, source: 'hand' }),
    playerRow({ nick: 'Bori5_Moretti', user_id: boris, damage: 9, deaths: 3, source: 'screenshot' }),
    playerRow({ nick: 'Lu1s_Vega', side: 'theirs', damage: 1, source: 'screenshot' }),
  ];
  await context.db.transaction(async (tx) => replacePlayers(tx, { guildId: war.guildId, captId }, rows));
  const entered = [
    ['Anna', anna, 2000, 1, 'hand'],
    ['Boris_Moretti', boris, 900, 3, 'feed'],
    ['Vera_Moretti', war.people[2], 500, 0, 'feed'],
    ['Luis_Vega', null, 812, 0, 'feed'],
  ];
  // What is shown before is what is entered.
  expect(shown((await war.propose()).players)).toEqual(entered);
  expect(shown((await war.confirm()).players)).toEqual(entered);
  // A correction after that stays as well: a feed that tells more changes nothing.
  await war.tell({ score_defender: 21, players: [{ nick: 'Anna_Moretti', side: 'defence', damage: 1 }] });
  expect(shown((await readCaptDetails(context.db, war.guildId, captId)).players)).toEqual(entered);
  expect((await context.db.select().from(capts).where(eq(capts.id, captId)))[0]).toMatchObject({
    damage: 3400,
    damageTheirs: 812,
  });
});

test('more players than places let nobody from the reserve into the main list', async () => {
  const war = await addWar({
    players: NICKS.map((nick) => ({ nick, side: 'defence', damage: 10 })),
  });
  const captId = await planFor(war, war.people);
  const main = async () =>
    (await findMarks(context.db, captId)).flatMap(({ userId, list }) => (list === 'main' ? [userId] : []));
  const before = await main();
  expect(before).toHaveLength(3);
  expect(await war.confirm()).toMatchObject({ slots: 5 });
  expect(new Set(await main())).toEqual(new Set(before));
});

test('only who may manage capts sees and confirms it', async () => {
  const { guildId, warId, people } = await addWar();
  const stranger = panelActor(people[0] ?? '');
  expect(await codeOf(getWarProposal(context, stranger, { guildId, warId }))).toBe('permission_denied');
  expect(await codeOf(confirmWar(context, stranger, { guildId, warId, version: 1, members: [] }))).toBe(
    'permission_denied',
  );
});
