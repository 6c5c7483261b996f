import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { captPlayers, capts } from '../platform/db/schema/capts.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { recordEvents } from '../testing/record-events.ts';
import { addMember, addPanelUser } from '../testing/test-guild.ts';
import { closeRoster } from '../rosters/close-roster.ts';
import { listParticipants } from '../rosters/list-participants.ts';
import { startDueReminders } from '../rosters/roster-reminder.queries.ts';
import { signUp as signUpFor } from '../rosters/sign-up.ts';
import { sendRecording } from './recordings.ts';
import { captRoster } from './capt-roster.ts';
import { createCapt } from './create-capt.ts';
import { deleteCapt, dropDeletedCapts, listDeletedCapts, restoreCapt } from './deleted-capts.ts';
import { getCapt, listCapts } from './get-capts.ts';
import { getLeaderboard } from './get-leaderboard.ts';
import { getMyStatistics } from './get-player-statistics.ts';
import { finishCapt } from './finish-capt.ts';
import { removeParticipant } from '../rosters/remove-participant.ts';
import { findMarks } from '../rosters/attendance.queries.ts';
import { HOUR_MS, addFamily, hence, planCapt, playerRow } from './testing/test-capt.ts';
import { updateCapt } from './update-capt.ts';

const DAY_MS = 24 * HOUR_MS;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const plan = (values: Parameters<typeof planCapt>[1] = {}) => planCapt(context, values);
const soon = (ms: number): string => hence(context, ms);

const signUp = async (guildId: string, captId: string, userId: string) =>
  signUpFor(context, panelActor(userId), {
    ...captRoster({ guildId, captId }),
    choice: 'main',
    key: `click ${userId}`,
  });

/** The refused fields, each with its reason. */
const refused = async (attempt: Promise<unknown>): Promise<string[]> => {
  const error: unknown = await attempt.catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error('it was not refused');
  return error.errors.map(({ field, message }) => `${field} ${message}`);
};

test('a capt goes through sign-up, closing and result; attendance is paid once and can be corrected', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = '', boris = '', vera = '', gleb = ''] = people;
  const { id: captId } = await createCapt(context, leader, { guildId, ...plan() });
  for (const person of [anna, boris, vera, gleb]) await signUp(guildId, captId, person);
  await closeRoster(context, leader, captRoster({ guildId, captId }));
  expect(await signUp(guildId, captId, people[4] ?? '')).toMatchObject({ outcome: 'frozen' });
  const early = finishCapt(context, leader, {
    guildId,
    captId,
    result: 'win',
    scoreOurs: 3,
    scoreTheirs: 1,
  });
  expect(await refused(early)).toEqual(['starts_at in_future']);

  context.travel(2 * HOUR_MS);
  const players = [
    playerRow({ user_id: anna, nick: 'Anna_B' }),
    playerRow({ user_id: boris, nick: 'Boris', damage: 500 }),
  ];
  const saved = await updateCapt(context, leader, {
    guildId,
    captId,
    version: 1,
    ...plan({ status: 'finished', result: 'win', scoreOurs: 3, scoreTheirs: 1 }),
    startsAt: soon(-HOUR_MS),
    players,
  });
  expect(saved).toMatchObject({
    version: 2,
    status: 'finished',
    damage: 1500,
    main_count: 3,
    reserve_count: 1,
  });
  expect(saved.players).toEqual(players.map((player) => ({ ...player, source: 'hand' })));
  const attendance = async () => {
    const entries = await context.db.select().from(rosterEntries).where(eq(rosterEntries.rosterId, captId));
    return Object.fromEntries(entries.map((entry) => [entry.userId, entry.attendance]));
  };
  // The member on the reserve is not marked as absent.
  expect(await attendance()).toEqual({
    [anna]: 'attended',
    [boris]: 'attended',
    [vera]: 'absent',
    [gleb]: null,
  });

  const heard = await recordEvents(context, async () => {
    await finishCapt(context, leader, {
      guildId,
      captId,
      result: 'loss',
      scoreOurs: 1,
      scoreTheirs: 3,
      attended: [anna, boris, vera],
    });
  });
  // The attendance history of everybody who was called has changed, so open rosters must be sorted again.
  const called = heard.flatMap((event) => (event.type === 'members.changed' ? event.userIds : []));
  expect(new Set(called)).toEqual(new Set([anna, boris, vera]));
  expect((await attendance())[vera]).toBe('attended');
  const paid = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId));
  expect(paid.map(({ userId, delta, source }) => [userId, delta, source])).toEqual([
    [anna, 20, 'capt'],
    [boris, 20, 'capt'],
    [vera, 20, 'capt'],
  ]);
  const [capt] = await context.db.select().from(capts).where(eq(capts.id, captId));
  expect(capt).toMatchObject({ selected: 3, came: 3, mvpUserId: anna, bestDamage: 1000, result: 'loss' });
  await expect(signUp(guildId, captId, people[4] ?? '')).rejects.toMatchObject({ code: 'capt_over' });
});

test('a capt has squads: members choose them, an edit of places keeps them, and their members are paid like the rest of main', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = '', boris = '', vera = ''] = people;
  const squad = { role_id: null, leader_id: null };
  const { id: captId, squads } = await createCapt(context, leader, {
    guildId,
    ...plan({
      slots: 2,
      squads: [
        { name: 'Storm', slots: 1, ...squad },
        { name: 'Snipers', slots: 1, ...squad, leader_id: vera },
      ],
    }),
  });
  const [storm = { id: '' }, snipers = { id: '' }] = squads;
  const choose = async (userId: string, squadId: string | null) =>
    signUpFor(context, panelActor(userId), {
      ...captRoster({ guildId, captId }),
      choice: 'main',
      squad: squadId,
      key: `squad ${userId}`,
    });
  expect(await choose(anna, snipers.id)).toMatchObject({ place: { squad: { name: 'Snipers' } } });
  expect(await choose(boris, storm.id)).toMatchObject({ place: { squad: { name: 'Storm' } } });
  // The leader of a squad has the first place in it.
  expect(await choose(vera, null)).toMatchObject({ place: { list: 'main', squad: { name: 'Snipers' } } });
  const body = { guildId, captId, ...plan({ slots: 3 }) };
  const { version } = await getCapt(context, leader, { guildId, captId });
  expect(await refused(updateCapt(context, leader, { ...body, version }))).toEqual(['slots not_the_sum']);
  await updateCapt(context, leader, {
    ...body,
    version,
    squads: [
      { id: storm.id, name: 'Storm', slots: 1, ...squad },
      { id: snipers.id, name: 'Snipers', slots: 2, ...squad, leader_id: vera },
    ],
  });
  const seats = (await listParticipants(context, leader, captRoster({ guildId, captId }))).items;
  expect(seats.map((one) => [one.user_id, one.squad_id])).toEqual([
    [boris, storm.id],
    [vera, snipers.id],
    [anna, snipers.id],
  ]);
  context.travel(2 * HOUR_MS);
  await finishCapt(context, leader, { guildId, captId, result: 'win', scoreOurs: null, scoreTheirs: null });
  const paid = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId));
  expect(new Set(paid.map(({ userId }) => userId))).toEqual(new Set([anna, boris, vera]));
});

test('an old version is refused with the newer one in the answer; an edit without recordings keeps those that members sent', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const { id: captId } = await createCapt(context, leader, { guildId, ...plan() });
  const url = 'https://video.test/a';
  await sendRecording(context, panelActor(people[0] ?? ''), { guildId, captId, url });
  const first = await updateCapt(context, leader, {
    guildId,
    captId,
    version: 0,
    ...plan({ notes: 'mine' }),
  });
  expect(first).toMatchObject({ version: 1, recordings: [url] });
  const late = updateCapt(context, leader, { guildId, captId, version: 0, ...plan({ notes: 'theirs' }) });
  await expect(late).rejects.toMatchObject({ code: 'version_conflict', current: first });
  const same = await updateCapt(context, leader, { guildId, captId, version: 1, ...plan({ notes: 'mine' }) });
  expect(same.version).toBe(1);
  // A new end of sign-up alone is a change too.
  const cutoff = { ...plan({ notes: 'mine' }), cutoffMinutes: 30 };
  const earlier = await updateCapt(context, leader, { guildId, captId, version: 1, ...cutoff });
  expect(earlier).toMatchObject({ version: 2, cutoff_minutes: 30 });
});

test('an outdated result form overwrites nothing and names who saved before; the same result again is no conflict', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = ''] = people;
  const { id: captId, version } = await createCapt(context, leader, { guildId, ...plan() });
  await signUp(guildId, captId, anna);
  context.travel(2 * HOUR_MS);
  const absent = { guildId, captId, result: 'win', scoreOurs: 3, scoreTheirs: 1 } as const;
  const first = await finishCapt(context, leader, { ...absent, attended: [], version });
  const late = { guildId, captId, result: 'loss', scoreOurs: 1, scoreTheirs: 3, version } as const;
  await expect(finishCapt(context, leader, { ...late, attended: [anna] })).rejects.toMatchObject({
    code: 'version_conflict',
    current: { result: 'win', version: first.version },
    change: { type: 'capt.finished', data: { result: 'win', score_ours: 3 } },
  });
  expect(await getCapt(context, leader, { guildId, captId })).toMatchObject({ result: 'win', score_ours: 3 });
  const paid = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId));
  expect(paid.filter(({ delta }) => delta > 0)).toEqual([]);
  const again = await finishCapt(context, leader, { ...absent, attended: [], version });
  expect(again.version).toBe(first.version);
});

test('the activity row of a save is named after what the save changed', async () => {
  const { guildId, leader } = await addFamily(context);
  const { id: captId, starts_at: startsAt } = await createCapt(context, leader, { guildId, ...plan() });
  const save = async (version: number, values: Parameters<typeof plan>[0]) =>
    updateCapt(context, leader, { guildId, captId, version, ...plan({ startsAt, ...values }) });
  await save(0, { slots: 5 });
  await save(1, { slots: 6, notes: 'Bring armour' });
  await save(2, { slots: 7, notes: 'Bring armour', status: 'closed' });
  const told = await context.db
    .select({ type: activity.type, slots: sql<number>`data->'slots'` })
    .from(activity)
    .where(eq(activity.guildId, guildId))
    .orderBy(activity.id);
  expect(told.slice(1)).toEqual([
    { type: 'capt.resized', slots: 5 },
    { type: 'capt.edited', slots: 6 },
    { type: 'capt.closed', slots: 7 },
  ]);
});

test('the author of the last change to the players is kept when others save something else', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const id = await addMember(context.db, guildId, { displayName: 'Lucia' });
  await addPanelUser(context.db, guildId, id);
  const lucia = panelActor(id);
  const made = await createCapt(context, leader, { guildId, ...plan() });
  expect(made.players_updated_by).toBeNull();
  const target = { guildId, captId: made.id };
  const players = [playerRow({ user_id: people[0] ?? null, nick: 'Anna_B' })];
  const entered = await updateCapt(context, lucia, { ...target, version: 0, ...plan({ players }) });
  expect(entered.players_updated_by).toEqual({ id, name: 'Lucia' });
  const noted = await updateCapt(context, leader, {
    ...target,
    version: 1,
    ...plan({ players, notes: 'Bring armour' }),
  });
  expect(noted).toMatchObject({ version: 2, players_updated_by: { id } });
  const late = updateCapt(context, leader, { ...target, version: 0, ...plan({ players: [] }) });
  await expect(late).rejects.toMatchObject({ current: { players_updated_by: { name: 'Lucia' } } });
});

const row = (nick: string, values: Parameters<typeof playerRow>[0] = {}) => playerRow({ nick, ...values });

test('rows say where their numbers came from: what stays keeps it, what changed is by hand unless it was read', async () => {
  const { guildId, leader } = await addFamily(context);
  const { id: captId } = await createCapt(context, leader, {
    guildId,
    ...plan({
      slots: 9,
      players: [row('Typed'), row('Pasted', { source: 'table' }), row('Claimed', { source: 'feed' })],
    }),
  });
  const sources = async () =>
    Object.fromEntries(
      (await getCapt(context, leader, { guildId, captId })).players.map(({ nick, source }) => [nick, source]),
    );
  // Nobody but a feed is a feed.
  expect(await sources()).toEqual({ Typed: 'hand', Pasted: 'table', Claimed: 'hand' });
  await context.db.update(captPlayers).set({ source: 'feed' }).where(eq(captPlayers.nick, 'Claimed'));
  await context.db.update(captPlayers).set({ source: null }).where(eq(captPlayers.nick, 'Typed'));
  const save = async (players: ReturnType<typeof row>[], version: number) =>
    updateCapt(context, leader, { guildId, captId, ...plan({ slots: 9, players }), version });
  // What an older row came from is not known, and saving it again does not tell.
  const saved = await save(
    [row('Typed'), row('Pasted'), row('claimed'), row('Read', { source: 'screenshot' })],
    0,
  );
  expect(await sources()).toEqual({ Typed: null, Pasted: 'table', claimed: 'feed', Read: 'screenshot' });
  await save([row('Typed'), row('Pasted', { kills: 9 }), row('claimed', { damage: 1 })], saved.version);
  expect(await sources()).toEqual({ Typed: null, Pasted: 'hand', claimed: 'hand' });
});

test('all invalid cells are reported at once, and nothing is saved', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = ''] = people;
  const start = async (startsAt: string, status: 'open' | 'finished' = 'open') =>
    refused(
      createCapt(context, leader, {
        guildId,
        ...plan({ startsAt, status, result: status === 'open' ? null : 'win' }),
      }),
    );
  expect(await start('1970-01-01T00:00:00Z')).toEqual(['starts_at too_old']);
  expect(await start('1970-01-01T00:00:00Z', 'finished')).toEqual(['starts_at too_old']);
  expect(await start(soon(-HOUR_MS))).toEqual(['starts_at in_past']);
  expect(await start(soon(400 * DAY_MS))).toEqual(['starts_at too_far']);

  const players = [
    playerRow({ user_id: anna, nick: 'Anna' }),
    playerRow({ user_id: anna, nick: 'Anna_again' }),
    playerRow({ nick: 'guest' }),
    playerRow({ nick: 'GUEST' }),
    playerRow({ nick: 'guest', side: 'theirs' }),
    playerRow({ nick: 'stranger', user_id: '999999999999999999' }),
  ];
  const wrong = createCapt(context, leader, {
    guildId,
    ...plan({ status: 'finished', startsAt: soon(-HOUR_MS) }),
    players,
  });
  expect(await refused(wrong)).toEqual([
    'result result_missing',
    'players.1.user_id duplicate_player',
    'players.3.nick too_many_players',
    'players.3.nick duplicate_player',
    'players.5.user_id not_a_member',
  ]);
  expect((await listCapts(context, leader, { guildId, limit: 50, offset: 0 })).total).toBe(0);
});

test('a deleted capt counts nowhere, can be restored unchanged, and is removed for good after thirty days', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = ''] = people;
  const won = plan({ status: 'finished', result: 'win', startsAt: soon(-HOUR_MS) });
  const players = [playerRow({ user_id: anna, nick: 'Anna' })];
  const { id: captId } = await createCapt(context, leader, { guildId, ...won, players });
  const counted = async () => {
    const found = await context.db.select().from(captPlayers).where(eq(captPlayers.captId, captId));
    return found.map(({ playedAt }) => playedAt !== null);
  };
  const captsOf = async () => (await getMyStatistics(context, panelActor(anna), { guildId })).capts;
  const placed = async () => {
    const page = { limit: 10, offset: 0 };
    return (await getLeaderboard(context, leader, { guildId, by: 'damage', ...page })).items.map(
      (row) => row.damage,
    );
  };
  expect([await counted(), await captsOf(), await placed()]).toEqual([[true], 1, [1000]]);
  await deleteCapt(context, leader, { guildId, captId });
  expect([await captsOf(), await placed()]).toEqual([0, []]);
  await expect(getCapt(context, leader, { guildId, captId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await counted()).toEqual([false]);
  expect((await listDeletedCapts(context, leader, { guildId })).items).toMatchObject([{ id: captId }]);

  const announced = await recordEvents(context, async () => {
    await restoreCapt(context, leader, { guildId, captId });
  });
  expect(announced).toContainEqual({ type: 'capts.changed', guildId, captIds: [captId] });
  expect([await counted(), await placed()]).toEqual([[true], [1000]]);
  await deleteCapt(context, leader, { guildId, captId });
  context.travel(29 * DAY_MS);
  await dropDeletedCapts(context);
  expect((await listDeletedCapts(context, leader, { guildId })).total).toBe(1);
  context.travel(2 * DAY_MS);
  await dropDeletedCapts(context);
  expect(await context.db.select().from(rosters).where(eq(rosters.id, captId))).toEqual([]);
  expect(await counted()).toEqual([]);
});

test.each([
  ['open', 'closed', null],
  ['open', 'finished', 'win'],
  ['closed', 'closed', null],
  ['closed', 'finished', 'win'],
  ['closed', 'cancelled', null],
] as const)('the places of a capt can change while it goes from %s to %s', async (from, status, result) => {
  const { guildId, leader, people } = await addFamily(context);
  const startsAt = soon(HOUR_MS);
  const { id: captId } = await createCapt(context, leader, { guildId, ...plan({ startsAt }) });
  for (const person of people.slice(0, 2)) await signUp(guildId, captId, person);
  if (from === 'closed') await closeRoster(context, leader, captRoster({ guildId, captId }));
  context.travel(2 * HOUR_MS);
  const { version } = await getCapt(context, leader, { guildId, captId });
  const save = async (slots: number) =>
    updateCapt(context, leader, { guildId, captId, version, ...plan({ startsAt, status, result, slots }) });
  expect(await save(5)).toMatchObject({ slots: 5, status, main_count: 2 });
});

test('one edit of a finished capt gives it more places and enters who came without signing up', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const finished = plan({ startsAt: soon(-HOUR_MS), status: 'finished', result: 'win', slots: 1 });
  const { id: captId, version } = await createCapt(context, leader, { guildId, ...finished });
  const players = people.slice(0, 3).map((user_id, at) => playerRow({ user_id, nick: `Player ${at}` }));
  const edit = { guildId, captId, version, ...finished, slots: 3, players };
  expect(await updateCapt(context, leader, edit)).toMatchObject({ slots: 3, status: 'finished' });
  const marks = await findMarks(context.db, captId);
  expect(marks.map(({ list, attendance }) => `${list} ${attendance}`)).toEqual(
    Array(3).fill('walk_in attended'),
  );
});

test('a frozen list cannot have fewer places than people who have one', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const { id: captId } = await createCapt(context, leader, { guildId, ...plan() });
  for (const person of people.slice(0, 2)) await signUp(guildId, captId, person);
  await closeRoster(context, leader, captRoster({ guildId, captId }));
  const edit = { guildId, captId, version: 1, ...plan({ status: 'closed', slots: 1 }) };
  expect(await refused(updateCapt(context, leader, edit))).toEqual(['slots below_main']);
});

test('people who are named twice as attending are paid and counted once', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = '', boris = ''] = people;
  const { id: captId } = await createCapt(context, leader, { guildId, ...plan() });
  for (const person of [anna, boris]) await signUp(guildId, captId, person);
  context.travel(2 * HOUR_MS);
  const result = { guildId, captId, result: 'win', scoreOurs: 1, scoreTheirs: 0 } as const;
  await finishCapt(context, leader, { ...result, attended: [anna, anna, boris, anna] });
  const paid = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId));
  expect(paid.map((entry) => entry.userId).toSorted()).toEqual([anna, boris].toSorted());
});

test('saving the same result again logs and announces nothing', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = '', boris = ''] = people;
  const remindersMinutes = [30, 15];
  const { id: captId } = await createCapt(context, leader, { guildId, ...plan({ remindersMinutes }) });
  for (const person of [anna, boris]) await signUp(guildId, captId, person);
  const body = { guildId, captId, ...plan(), remindersMinutes: [15, 30] };
  const quiet = async (work: () => Promise<unknown>): Promise<void> => {
    const heard = await recordEvents(context, async () => {
      await work();
    });
    expect(heard).toEqual([]);
  };
  await quiet(async () => updateCapt(context, leader, { ...body, version: 0 }));
  await closeRoster(context, leader, captRoster({ guildId, captId }));
  await quiet(async () => closeRoster(context, leader, captRoster({ guildId, captId })));
  context.travel(2 * HOUR_MS);
  const result = { result: 'win', scoreOurs: 2, scoreTheirs: 1 } as const;
  const marks = { attended: [anna], excused: [boris] };
  await finishCapt(context, leader, { guildId, captId, ...result, ...marks });
  await quiet(async () => finishCapt(context, leader, { guildId, captId, ...result, ...marks }));
  await quiet(async () => finishCapt(context, leader, { guildId, captId, ...result, attended: [anna] }));
  const players = [playerRow({ user_id: anna, nick: 'Anna_K' })];
  const finished = { ...body, ...result, status: 'finished' as const, players };
  const { version } = await getCapt(context, leader, { guildId, captId });
  const saved = await updateCapt(context, leader, { ...finished, version });
  await quiet(async () => updateCapt(context, leader, { ...finished, ...marks, version: saved.version }));
});

test('over a capt: whoever is on vacation is not reminded, and is excused unless somebody says otherwise', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [away = '', present = ''] = people;
  const wanted = { ...plan(), remindersMinutes: [30] };
  const { id: captId } = await createCapt(context, leader, { guildId, ...wanted });
  for (const person of [away, present]) await signUp(guildId, captId, person);
  const startsAt = new Date(wanted.startsAt);
  await context.db.insert(vacations).values({
    id: crypto.randomUUID(),
    guildId,
    userId: away,
    kind: 'vacation',
    status: 'approved',
    startsAt: context.clock(),
    endsAt: new Date(startsAt.getTime() + DAY_MS),
    reason: '',
    requestedAt: context.clock(),
  });
  context.travel(startsAt.getTime() - context.clock().getTime() - HOUR_MS / 4);
  await context.db.transaction(async (tx) => startDueReminders(tx, context.clock()));
  const notices = await context.db.select().from(rosterNotices).where(eq(rosterNotices.rosterId, captId));
  expect(notices.flatMap(({ kind, userId }) => (kind === 'reminder' ? [userId] : []))).toEqual([present]);

  await closeRoster(context, leader, captRoster({ guildId, captId }));
  context.travel(HOUR_MS);
  const result = { guildId, captId, result: 'win' as const, scoreOurs: null, scoreTheirs: null };
  await finishCapt(context, leader, result);
  const marks = async () => {
    const { items } = await listParticipants(context, leader, captRoster({ guildId, captId }));
    return Object.fromEntries(items.map(({ user_id, attendance }) => [user_id, attendance]));
  };
  expect(await marks()).toEqual({ [away]: 'excused', [present]: 'attended' });
  await finishCapt(context, leader, { ...result, attended: [away, present] });
  expect(await marks()).toEqual({ [away]: 'attended', [present]: 'attended' });
});

test('nobody is taken off the list of a capt that was played: it is refused in words', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const { id: captId } = await createCapt(context, leader, { guildId, ...plan() });
  const [userId = ''] = people;
  await signUp(guildId, captId, userId);
  context.travel(2 * HOUR_MS);
  const played = { result: 'win', scoreOurs: null, scoreTheirs: null } as const;
  await finishCapt(context, leader, { guildId, captId, ...played, attended: [userId] });
  const remove = removeParticipant(context, leader, { ...captRoster({ guildId, captId }), userId });
  await expect(remove).rejects.toMatchObject({ code: 'capt_over' });
});

test('somebody at the limit of reputation gets what fits of a capt, and all others are paid', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [normal = ''] = people;
  const full = await addMember(context.db, guildId, { reputation: MAX_REPUTATION });
  const { id: captId } = await createCapt(context, leader, { guildId, ...plan() });
  for (const person of [normal, full]) await signUp(guildId, captId, person);
  context.travel(2 * HOUR_MS);
  const won = { guildId, captId, result: 'win', scoreOurs: null, scoreTheirs: null } as const;
  expect((await finishCapt(context, leader, won)).limited).toBe(1);
  const limited = await context.db
    .select({ targetId: activity.targetId })
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, 'reputation.limited')));
  expect(limited).toEqual([{ targetId: full }]);
  const paid = await context.db
    .select()
    .from(reputationEntries)
    .where(and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.source, 'capt')));
  expect(paid.map(({ userId }) => userId)).toEqual([normal]);
});
