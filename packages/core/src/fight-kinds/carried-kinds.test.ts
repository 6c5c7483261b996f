import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createCapt } from '../capts/create-capt.ts';
import { finishCapt } from '../capts/finish-capt.ts';
import { listCapts, readCaptDetails } from '../capts/get-capts.ts';
import { getFamilyStatistics } from '../capts/get-family-statistics.ts';
import { getLeaderboard } from '../capts/get-leaderboard.ts';
import { listOpponents } from '../capts/list-opponents.ts';
import { planCapt, playerRow } from '../capts/testing/test-capt.ts';
import { updateCapt } from '../capts/update-capt.ts';
import { createEvent } from '../events/create-event.ts';
import { listEvents, readEventDetails } from '../events/get-events.ts';
import { updateEvent } from '../events/update-event.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { events } from '../platform/db/schema/events.ts';
import { fightKinds } from '../platform/db/schema/fight-kinds.ts';
import { toUseCaseInput } from '../platform/use-case-input.ts';
import { createSeries } from '../series/create-series.ts';
import { postSeries } from '../series/post-series.ts';
import { saveTemplate } from '../series/save-template.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole } from '../testing/test-guild.ts';
import { deleteFightKind, orderFightKinds } from './arrange-fight-kinds.ts';
import { lockFightKind } from './fight-kind.queries.ts';
import { readFightKinds } from './list-fight-kinds.ts';
import { createFightKind, editFightKind } from './save-fight-kind.ts';

const HOUR_MS = 60 * 60 * 1000;
const context = await createTestContext();
afterAll(async () => context.stop());

let guildId = '';
let leader = panelActor('');
beforeEach(async () => {
  const guild = await addGuild(context.db);
  guildId = guild.id;
  leader = panelActor(guild.ownerId);
});

const input = (values: { name: string; [field: string]: unknown }) =>
  toUseCaseInput(fightKindRoutes.create, { guildId, ...fightKindRoutes.create.body.parse(values) });
const addKind = async (values: Parameters<typeof input>[0]) =>
  createFightKind(context, leader, input(values));
const inHours = (hours: number) => new Date(context.clock().getTime() + hours * HOUR_MS).toISOString();
const plan = async (values: Partial<Parameters<typeof createEvent>[2]>) =>
  createEvent(context, leader, {
    guildId,
    title: 'Evening',
    description: '',
    startsAt: inHours(3),
    slots: 4,
    ...values,
  });
const capt = async (values: Partial<Parameters<typeof createCapt>[2]>) =>
  createCapt(context, leader, { guildId, ...planCapt(context, values) });
const series = async (values: { fight_kind_id: string }) =>
  createSeries(context, leader, {
    guildId,
    plan: { title: 'Drop', description: '', slots: 5, ...values },
    days: [1, 2, 3, 4, 5, 6, 7],
    clock: '20:00',
    everyWeeks: 1,
    firstDay: context.clock().toISOString().slice(0, 10),
    until: null,
    hoursBefore: 24,
  });
const reputation = async (userId: string) => {
  const [row] = await context.db
    .select({ reputation: members.reputation })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  return row?.reputation;
};

test('a new event takes what was left out from its kind, then from the kind’s template, then from the settings', async () => {
  const needed = await addRole(context.db, guildId);
  const pinged = await addRole(context.db, guildId);
  const model = await plan({ thread: true, reward: 3, remindersMinutes: [5] });
  const template = await saveTemplate(context, leader, { guildId, eventId: model.id, name: 'Evening' });
  const { id } = await addKind({
    name: 'Drop',
    emoji: '📦',
    color: 5,
    reward: 7,
    needed_role_id: needed,
    ping_role_id: pinged,
    template_id: template.id,
  });
  const made = await plan({ fightKindId: id });
  expect(made).toMatchObject({
    fight_kind: { id, name: 'Drop', emoji: '📦', color: 5 },
    reward: 7,
    ping_role_id: pinged,
    thread: true,
    reminders_minutes: [5],
    squads: [{ name: 'Drop', slots: 4, role_id: needed }],
  });
  const typed = await plan({ fightKindId: id, reward: 1, pingRoleId: null, squads: [], thread: false });
  expect(typed).toMatchObject({ reward: 1, ping_role_id: null, squads: [], thread: false });
  // Roles that are deleted in Discord are needed and called no longer.
  await context.db.delete(roles).where(eq(roles.guildId, guildId));
  expect(await plan({ fightKindId: id })).toMatchObject({ ping_role_id: null, squads: [{ role_id: null }] });
});

test('events and capts show today’s name of their kind, also after it was deleted, and are listed by it', async () => {
  const { id: kindId } = await addKind({ name: 'Drop', reward: 7 });
  const event = await plan({ fightKindId: kindId });
  const other = await plan({});
  const made = await capt({ fightKindId: kindId });
  await editFightKind(context, leader, { ...input({ name: 'Island', reward: 9 }), kindId, version: 0 });
  expect(await readEventDetails(context.db, guildId, event.id)).toMatchObject({
    fight_kind: { name: 'Island' },
    reward: 7,
  });
  await deleteFightKind(context, leader, { guildId, kindId });
  expect(await readCaptDetails(context.db, guildId, made.id)).toMatchObject({
    fight_kind: { name: 'Island' },
    reward: 7,
  });
  const page = { guildId, fightKindId: kindId, limit: 10, offset: 0 };
  expect((await listEvents(context, leader, page)).items.map(({ id }) => id)).toEqual([event.id]);
  expect((await listCapts(context, leader, page)).items.map(({ id }) => id)).toEqual([made.id]);
  expect(other.fight_kind).toBeNull();
  // A copy is made without the kind that is gone.
  expect(await plan({ fightKindId: kindId })).toMatchObject({ fight_kind: null, reward: 15 });
  await expect(capt({ fightKindId: crypto.randomUUID() })).rejects.toMatchObject({
    errors: [{ field: 'fight_kind_id', message: 'unknown_fight_kind' }],
  });
  // The name is free again, and a kind that nothing carries leaves no row.
  const again = await addKind({ name: 'Island' });
  await deleteFightKind(context, leader, { guildId, kindId: again.id });
  expect(await context.db.$count(fightKinds, eq(fightKinds.guildId, guildId))).toBe(1);
});

test('a capt pays for coming and for its result as it promised, and a corrected result pays the difference for a day', async () => {
  const { id: kindId } = await addKind({ name: 'Drop', reward: 10, reward_win: 10, reward_draw: 4 });
  const [came, absent] = [await addMember(context.db, guildId), await addMember(context.db, guildId)];
  const { id: captId } = await capt({ fightKindId: kindId });
  const edited = { ...input({ name: 'Drop', reward: 500, reward_win: 500 }), kindId, version: 0 };
  await editFightKind(context, leader, edited);
  context.travel(2 * HOUR_MS);
  const finish = async (result: 'win' | 'loss' | 'draw', attended?: string[]) =>
    finishCapt(context, leader, {
      guildId,
      captId,
      result,
      scoreOurs: null,
      scoreTheirs: null,
      excused: undefined,
      attended,
      version: undefined,
    });
  await finish('win', [came]);
  expect(await reputation(came)).toBe(20);
  await finish('loss');
  expect(await reputation(came)).toBe(10);
  await finish('draw', [came, absent]);
  expect([await reputation(came), await reputation(absent)]).toEqual([14, 14]);
  context.travel(25 * HOUR_MS);
  await finish('win');
  expect([await reputation(came), await reputation(absent)]).toEqual([14, 14]);
});

test('another kind brings its rewards to a capt that is not over, and only its name to one that is', async () => {
  const { id: drop } = await addKind({ name: 'Drop', reward: 10, reward_win: 10 });
  const { id: stash } = await addKind({ name: 'Stash', reward: 2, reward_win: 3 });
  const made = await capt({ fightKindId: drop });
  const change = async (fightKindId: string | null, values: object = {}) => {
    const now = await readCaptDetails(context.db, guildId, made.id);
    return updateCapt(context, leader, {
      ...planCapt(context, { startsAt: now.starts_at }),
      guildId,
      captId: made.id,
      fightKindId,
      version: now.version,
      ...values,
    });
  };
  expect(await change(stash)).toMatchObject({ fight_kind: { name: 'Stash' }, reward: 2, reward_win: 3 });
  context.travel(2 * HOUR_MS);
  const came = await addMember(context.db, guildId);
  const over = { status: 'finished', result: 'win', attended: [came] };
  await change(stash, over);
  expect(await reputation(came)).toBe(5);
  expect(await change(drop, over)).toMatchObject({ fight_kind: { name: 'Drop' }, reward: 2, reward_win: 3 });
  expect(await reputation(came)).toBe(5);
  expect(await change(null, over)).toMatchObject({ fight_kind: null });
});

test('statistics count only the capts of one kind where one is chosen', async () => {
  const { id: kindId } = await addKind({ name: 'Drop' });
  const player = await addMember(context.db, guildId);
  const over = { status: 'finished', startsAt: inHours(-2) } as const;
  const row = { user_id: player, nick: 'Ivan' };
  await capt({ ...over, fightKindId: kindId, result: 'win', players: [playerRow({ ...row, damage: 300 })] });
  const lost = { result: 'loss', opponent: 'Ballas' } as const;
  await capt({ ...over, ...lost, players: [playerRow({ ...row, damage: 900 })] });
  const all = await getFamilyStatistics(context, leader, { guildId });
  expect(all.totals).toMatchObject({ capts: 2, damage: 1200 });
  const drops = await getFamilyStatistics(context, leader, { guildId, fightKindId: kindId });
  expect(drops.totals).toMatchObject({ capts: 1, wins: 1, damage: 300 });
  const board = await getLeaderboard(context, leader, {
    guildId,
    fightKindId: kindId,
    by: 'damage',
    limit: 5,
    offset: 0,
  });
  expect(board.items).toMatchObject([{ user_id: player, capts: 1, damage: 300, mvps: 1 }]);
  const page = { guildId, limit: 5, offset: 0 };
  expect((await listOpponents(context, leader, page)).total).toBe(2);
  const fought = await listOpponents(context, leader, { ...page, fightKindId: kindId });
  expect(fought).toMatchObject({ total: 1, items: [{ opponent: 'Vagos', wins: 1, losses: 0 }] });
});

test('a series carries its kind to each of its events, and none once the kind is deleted', async () => {
  const { id: kindId } = await addKind({ name: 'Drop', reward: 7 });
  await series({ fight_kind_id: kindId });
  const posted = async () =>
    context.db
      .select({ kind: events.fightKindId, reward: events.reward })
      .from(events)
      .where(eq(events.guildId, guildId))
      .orderBy(events.startsAt);
  await postSeries(context);
  const first = await posted();
  expect(first[0]).toEqual({ kind: kindId, reward: 7 });
  await deleteFightKind(context, leader, { guildId, kindId });
  context.travel(24 * HOUR_MS);
  await postSeries(context);
  expect((await posted()).at(-1)).toEqual({ kind: null, reward: 15 });
});

test('a kind that is deleted while an event or a capt is changed to it is refused, and nothing breaks', async () => {
  const [event, made] = [await plan({}), await capt({})];
  const over = await capt({ status: 'finished', result: 'win', startsAt: inHours(-2) });
  const toEvent = async (fightKindId: string) =>
    updateEvent(context, leader, {
      guildId,
      eventId: event.id,
      version: event.version,
      title: event.title,
      description: event.description,
      startsAt: event.starts_at,
      slots: event.slots,
      reward: event.reward,
      remindersMinutes: event.reminders_minutes,
      fightKindId,
    });
  const toCapt =
    ({ id: captId, version, starts_at: startsAt, status, result }: typeof made) =>
    async (fightKindId: string) =>
      updateCapt(context, leader, {
        ...planCapt(context, { startsAt, status, result }),
        guildId,
        captId,
        version,
        fightKindId,
      });
  for (const change of [toEvent, toCapt(made), toCapt(over)]) {
    const { id: kindId } = await addKind({ name: 'Drop' });
    let changing: Promise<unknown> = Promise.resolve();
    await context.db.transaction(async (tx) => {
      await lockFightKind(tx, guildId, kindId);
      changing = change(kindId).catch((error: unknown) => error);
      await vi.waitFor(
        async () => {
          const { rowCount } = await context.db.execute(
            sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          expect(rowCount).toBe(1);
        },
        { timeout: 10_000 },
      );
      await tx.delete(fightKinds).where(eq(fightKinds.id, kindId));
    });
    expect(await changing).toMatchObject({
      errors: [{ field: 'fight_kind_id', message: 'unknown_fight_kind' }],
    });
  }
});

test('kinds of another guild are chosen nowhere, and neither shown nor changed by their ids', async () => {
  const mine = await addKind({ name: 'Drop' });
  const elsewhere = await addGuild(context.db);
  const stranger = panelActor(elsewhere.ownerId);
  const theirs = await createFightKind(context, stranger, {
    ...input({ name: 'Theirs' }),
    guildId: elsewhere.id,
  });
  const refused = { errors: [{ field: 'fight_kind_id', message: 'unknown_fight_kind' }] };
  await expect(plan({ fightKindId: theirs.id })).rejects.toMatchObject(refused);
  await expect(capt({ fightKindId: theirs.id })).rejects.toMatchObject(refused);
  await expect(series({ fight_kind_id: theirs.id })).rejects.toMatchObject(refused);
  const edit = { ...input({ name: 'Mine now' }), kindId: theirs.id, version: 0 };
  await expect(editFightKind(context, leader, edit)).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteFightKind(context, leader, { guildId, kindId: theirs.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  const ordered = await orderFightKinds(context, leader, { guildId, ids: [theirs.id, mine.id] });
  expect(ordered.items.map(({ name }) => name)).toEqual(['Drop']);
  const page = { guildId, fightKindId: theirs.id, limit: 5, offset: 0 };
  await plan({ fightKindId: mine.id });
  expect((await listEvents(context, leader, page)).items).toEqual([]);
  expect((await readFightKinds(context.db, elsewhere.id)).items).toMatchObject([
    { name: 'Theirs', version: 0 },
  ]);
  // A template of theirs is none of ours either.
  const event = await createEvent(context, stranger, {
    guildId: elsewhere.id,
    title: 'Evening',
    description: '',
    startsAt: inHours(3),
    slots: 4,
  });
  const template = await saveTemplate(context, stranger, {
    guildId: elsewhere.id,
    eventId: event.id,
    name: 'Evening',
  });
  await expect(addKind({ name: 'A', template_id: template.id })).rejects.toMatchObject({
    errors: [{ field: 'template_id', message: 'unknown_template' }],
  });
});

test('a kind that is deleted while something of it is planned keeps the row that is carried', async () => {
  const { id: kindId } = await addKind({ name: 'Drop' });
  const results = await Promise.allSettled([
    ...Array.from({ length: 4 }, async () => plan({ fightKindId: kindId })),
    deleteFightKind(context, leader, { guildId, kindId }),
    ...Array.from({ length: 4 }, async () => plan({ fightKindId: kindId })),
  ]);
  const refusals = results.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as Error).message] : [],
  );
  expect(refusals.filter((message) => message !== 'validation_failed')).toEqual([]);
  const carriers = await context.db.$count(events, eq(events.fightKindId, kindId));
  expect(await context.db.$count(fightKinds, eq(fightKinds.id, kindId))).toBe(carriers > 0 ? 1 : 0);
});
