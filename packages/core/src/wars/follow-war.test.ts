import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captRoster } from '../capts/capt-roster.ts';
import { findWarOfCapt } from '../capts/capt-war.queries.ts';
import { createCapt } from '../capts/create-capt.ts';
import { deleteCapt } from '../capts/deleted-capts.ts';
import { editCapt } from '../capts/edit-capt.ts';
import { readCaptDetails } from '../capts/get-capts.ts';
import { hence, planCapt } from '../capts/testing/test-capt.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { fightKinds } from '../platform/db/schema/fight-kinds.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { addPresetKinds } from '../fight-kinds/add-preset-kinds.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole } from '../testing/test-guild.ts';
import { createWarCapt, ignoreWar, linkWar } from './decide-war.ts';
import { leaveOldWars } from './leave-old-wars.ts';
import { listPendingWars } from './list-pending-wars.ts';
import { listLinkableCapts } from './list-linkable-capts.ts';
import { linkNewCapt } from './link-planned-capt.ts';
import { readWars } from './read-wars.ts';
import { takeWars } from './take-wars.ts';

const MINUTE = 60_000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext({ now: new Date('2026-11-10T17:00:00Z') });
});
afterAll(async () => context.stop());

/** A family whose wars a feed tells of. */
const family = async (values: Partial<(typeof DEFAULT_SETTINGS)['wars']> = {}) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const roleId = await addRole(context.db, guildId);
  const settings = {
    ...DEFAULT_SETTINGS,
    language: 'ru' as const,
    capts: { ...DEFAULT_SETTINGS.capts, ping_role_id: roleId, reminders_minutes: [15] },
    wars: { ...DEFAULT_SETTINGS.wars, family_names: ['Moretti'], ...values },
  };
  await context.db
    .insert(guildSettings)
    .values({ guildId, version: 1, values: settings, updatedBy: ownerId, updatedAt: context.clock() });
  const leader = discordActor(ownerId);
  const war = (facts: object = {}) => ({
    id: 1,
    attacker: 'Vagos',
    defender: 'Moretti',
    territory: 'Точка 5',
    map: 'NEW_S_WINDFARM',
    max_players: 12,
    starts_at: hence(context, 40 * MINUTE),
    ...facts,
  });
  const tell = async (facts: object = {}, source = 'vzpmonitor') =>
    takeWars(context, { guildId, source }, readWars(war(facts), context.clock()));
  const stored = async () => {
    const [row] = await context.db.select().from(wars).where(eq(wars.guildId, guildId));
    if (row === undefined) throw new Error('no war was stored');
    return row;
  };
  const planned = async () => context.db.select().from(capts).where(eq(capts.guildId, guildId));
  const plan = async (facts: Parameters<typeof planCapt>[1] = {}) =>
    createCapt(context, leader, {
      guildId,
      ...planCapt(context, { side: 'defence', startsAt: hence(context, 50 * MINUTE), ...facts }),
    });
  const rows = async (type: string) =>
    context.db
      .select()
      .from(activity)
      .where(and(eq(activity.guildId, guildId), eq(activity.type, type as 'war.seen')));
  const alerts = async () =>
    context.db
      .select()
      .from(deliveryRequests)
      .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'war_alert')));
  return { guildId, ownerId, leader, roleId, tell, stored, planned, plan, rows, alerts };
};

describe('the sign-up of a war', () => {
  test('is opened with all that the feed and the settings say, once, although two leaders press at once', async () => {
    const { guildId, leader, roleId, tell, stored, planned, rows } = await family();
    await tell();
    const { id: warId } = await stored();
    const made = await Promise.all(
      Array.from({ length: 4 }, async () => createWarCapt(context, leader, { guildId, warId })),
    );
    const [capt] = await planned();
    expect(made).toEqual(Array.from({ length: 4 }, () => ({ capt_id: capt?.id })));
    expect(await planned()).toMatchObject([
      { opponent: 'Vagos', side: 'defence', territory: 'Точка 5 (Ветряки, малая)', status: 'open' },
    ]);
    expect(await readCaptDetails(context.db, guildId, capt?.id ?? '')).toMatchObject({
      slots: 12,
      starts_at: hence(context, 40 * MINUTE),
      ping_role_id: roleId,
      reminders_minutes: [15],
    });
    expect(await stored()).toMatchObject({ captId: capt?.id, decision: 'pending' });
    expect(await rows('war.capt_created')).toHaveLength(1);
    expect(await findWarOfCapt(context.db, guildId, capt?.id ?? '')).toEqual({
      id: warId,
      sources: [{ kind: 'monitor', name: 'vzpmonitor' }],
      waits: false,
      later: null,
    });
  });

  test('has as many places as the last capt where the feed says none', async () => {
    const { guildId, leader, tell, stored, plan } = await family();
    await plan({ slots: 17, opponent: 'Ballas' });
    await tell({ max_players: null });
    const { capt_id } = await createWarCapt(context, leader, { guildId, warId: (await stored()).id });
    expect(await readCaptDetails(context.db, guildId, capt_id)).toMatchObject({ slots: 17 });
  });

  test('is of the kind that the family calls its wars, with what it promises and its places', async () => {
    const { guildId, leader, tell, stored } = await family();
    await addPresetKinds(context, leader, { guildId, preset: 'majestic' });
    await addPresetKinds(context, leader, { guildId, preset: 'gta5rp' });
    const called = async (name: string, values: Partial<typeof fightKinds.$inferInsert>) =>
      context.db
        .update(fightKinds)
        .set(values)
        .where(and(eq(fightKinds.guildId, guildId), eq(fightKinds.name, name)));
    const opened = async (facts: object) => {
      await tell({ max_players: null, ...facts });
      const { capt_id } = await createWarCapt(context, leader, { guildId, warId: (await stored()).id });
      await context.db.delete(wars).where(eq(wars.guildId, guildId));
      return readCaptDetails(context.db, guildId, capt_id);
    };
    await called('Капт', { slots: 30, rewardWin: 11 });
    expect(await opened({})).toMatchObject({ fight_kind: { name: 'Капт' }, slots: 30, reward_win: 11 });
    expect(await opened({ id: 2, attacker: 'Ballas', max_players: 12 })).toMatchObject({ slots: 12 });
    // One that is meant for the other side is passed over.
    await called('Капт', { side: 'attack' });
    expect(await opened({ id: 3, attacker: 'Yakuza' })).toMatchObject({ fight_kind: { name: 'ВЗП' } });
    await called('ВЗП', { name: 'Сбор скаптами' });
    expect(await opened({ id: 4, attacker: 'Aztecas' })).toMatchObject({ fight_kind: null, reward_win: 0 });
  });

  test('is refused for a war that began, ended or vanished, and to those who may not manage capts', async () => {
    const { guildId, leader, tell, stored, planned } = await family();
    await tell({ starts_at: hence(context, -MINUTE) });
    const target = { guildId, warId: (await stored()).id };
    const member = discordActor(await addMember(context.db, guildId));
    await expect(createWarCapt(context, member, target)).rejects.toMatchObject({ code: 'permission_denied' });
    await expect(ignoreWar(context, member, target)).rejects.toMatchObject({ code: 'permission_denied' });
    await expect(createWarCapt(context, leader, target)).rejects.toMatchObject({ code: 'war_began' });
    await tell({ starts_at: hence(context, -MINUTE), status: 'deleted' });
    await expect(createWarCapt(context, leader, target)).rejects.toMatchObject({ code: 'war_over' });
    expect(await planned()).toEqual([]);
  });

  test('can be opened again after its capt was cancelled', async () => {
    const { guildId, leader, tell, stored, planned } = await family();
    await tell();
    const { id: warId } = await stored();
    const first = await createWarCapt(context, leader, { guildId, warId });
    await cancelRoster(context, leader, { ...captRoster({ guildId, captId: first.capt_id }), reason: '' });
    const second = await createWarCapt(context, leader, { guildId, warId });
    expect(second).not.toEqual(first);
    expect(await planned()).toHaveLength(2);
    expect(await stored()).toMatchObject({ captId: second.capt_id });
  });
});

describe('a sign-up that the bot opens by itself', () => {
  test('is there with the war, once, and names nobody', async () => {
    const { tell, stored, planned, rows } = await family({ post_at_once: true });
    await tell();
    await tell();
    await tell({}, 'second');
    const [capt, ...more] = await planned();
    expect(more).toEqual([]);
    expect(await stored()).toMatchObject({ captId: capt?.id });
    expect(await rows('capt.created')).toMatchObject([{ actorId: null }]);
  });

  test.each([
    ['a war that starts in less than five minutes', 4 * MINUTE, {}],
    ['a family that does not want it', 40 * MINUTE, { post_at_once: false }],
  ])('is not opened for %s', async (_name, ahead, values) => {
    const { tell, stored, planned, alerts } = await family({ post_at_once: true, ...values });
    await tell({ starts_at: hence(context, ahead) });
    expect(await planned()).toEqual([]);
    expect(await stored()).toMatchObject({ captId: null });
    expect(await alerts()).toHaveLength(1);
  });

  test('at most ten a day, however many wars a feed tells of', async () => {
    const { tell, planned } = await family({ post_at_once: true });
    for (let id = 1; id <= 12; id += 1)
      await tell({ id, attacker: `Family ${'ABCDEFGHIJKL'[id - 1]?.repeat(9)}`, territory: `Точка ${id}` });
    expect(await planned()).toHaveLength(10);
  });
});

describe('a capt that a leader planned', () => {
  test.each([
    ['the same name', {}],
    ['letters of the other alphabet', { opponent: 'VАGОS' }],
    ['more words around the name', { opponent: 'Vagos Family' }],
    ['a start fifty minutes off', { startsAt: '2026-11-10T18:30:00Z' }],
  ])('is linked instead of doubled: %s', async (_name, facts) => {
    const { tell, stored, plan, planned, rows } = await family({ post_at_once: true });
    const { id } = await plan(facts);
    await tell();
    expect(await stored()).toMatchObject({ captId: id });
    expect(await planned()).toHaveLength(1);
    expect(await rows('war.linked')).toMatchObject([{ actorId: null, targetId: id }]);
  });

  test.each([
    ['of the other side', { side: 'attack' as const }],
    ['against somebody else', { opponent: 'Ballas' }],
    ['two hours later', { startsAt: '2026-11-10T19:41:00Z' }],
  ])('%s is another one', async (_name, facts) => {
    const { tell, stored, plan } = await family();
    await plan(facts);
    await tell();
    expect(await stored()).toMatchObject({ captId: null });
  });

  test('that was cancelled or deleted is not taken', async () => {
    const { guildId, leader, tell, stored, plan } = await family();
    const [cancelled, deleted] = [await plan(), await plan()];
    await cancelRoster(context, leader, { ...captRoster({ guildId, captId: cancelled.id }), reason: '' });
    await deleteCapt(context, leader, { guildId, captId: deleted.id });
    await tell();
    expect(await stored()).toMatchObject({ captId: null });
  });

  test('of two that fit neither is taken, nor a third opened: a leader chooses, and may undo it', async () => {
    const { guildId, leader, tell, stored, plan, planned, rows } = await family({ post_at_once: true });
    const [first, second] = [await plan(), await plan()];
    await tell();
    const { id: warId } = await stored();
    expect(await stored()).toMatchObject({ captId: null });
    expect(await planned()).toHaveLength(2);
    const near = await plan({ opponent: 'Ballas', startsAt: hence(context, 41 * MINUTE) });
    await plan({ startsAt: hence(context, 500 * MINUTE) });
    const offered = async () =>
      (await listLinkableCapts(context, leader, { guildId, warId })).items.map(({ id, fits }) => [id, fits]);
    expect(new Map((await offered()).slice(0, 2) as [string, boolean][])).toEqual(
      new Map([
        [first.id, true],
        [second.id, true],
      ]),
    );
    expect((await offered()).slice(2)).toEqual([[near.id, false]]);
    await linkWar(context, leader, { guildId, warId, captId: second.id });
    expect(await stored()).toMatchObject({ captId: second.id });
    expect((await offered()).map(([id]) => id)).toEqual([first.id, near.id]);
    // A leader moves it far away: it stays this war.
    const startsAt = hence(context, 300 * MINUTE);
    await editCapt(context, leader, { guildId, captId: second.id }, { startsAt });
    await tell({ max_players: 14 });
    expect(await stored()).toMatchObject({ captId: second.id, maxPlayers: 14 });
    await linkWar(context, leader, { guildId, warId, captId: null });
    await tell({ max_players: 15 });
    expect(await stored()).toMatchObject({ captId: null });
    expect(await rows('war.unlinked')).toHaveLength(1);
    await linkWar(context, leader, { guildId, warId, captId: first.id });
    expect(await stored()).toMatchObject({ captId: first.id });
  });

  test('fills one war only, and not that of another family', async () => {
    const { guildId, leader, tell, stored, plan } = await family();
    const { id: captId } = await plan();
    await tell();
    await tell({ id: 2, territory: 'Точка 9' });
    const rows = await context.db.select().from(wars).where(eq(wars.guildId, guildId));
    const other = rows.find((row) => row.captId === null);
    expect(rows).toHaveLength(2);
    await expect(linkWar(context, leader, { guildId, warId: other?.id ?? '', captId })).rejects.toMatchObject(
      { code: 'capt_not_linkable' },
    );
    const stranger = await family();
    await stranger.tell();
    const target = { guildId: stranger.guildId, warId: (await stranger.stored()).id, captId };
    await expect(linkWar(context, stranger.leader, target)).rejects.toMatchObject({ code: 'not_found' });
    expect(await stored()).toMatchObject({ guildId });
  });

  test('after the alert is linked by its job, once; the job may run again', async () => {
    const { guildId, tell, stored, plan, rows } = await family();
    await tell();
    const { id: captId } = await plan();
    for (let run = 0; run < 3; run += 1) await linkNewCapt(context, { guildId, captId });
    expect(await stored()).toMatchObject({ captId });
    expect(await rows('war.linked')).toHaveLength(1);
  });

  test('and the war that comes at the same moment find each other', async () => {
    const { guildId, tell, stored, plan } = await family();
    const [capt] = await Promise.all([plan(), tell()]);
    await linkNewCapt(context, { guildId, captId: capt.id });
    expect(await stored()).toMatchObject({ captId: capt.id });
  });
});

test('an ignored war lets its capt go, and nobody decides about it again', async () => {
  const { guildId, ownerId, leader, tell, stored, plan, rows } = await family();
  const { id: captId } = await plan();
  await tell();
  const target = { guildId, warId: (await stored()).id };
  await ignoreWar(context, leader, target);
  expect(await stored()).toMatchObject({ decision: 'ignored', decidedBy: ownerId, captId: null });
  const again = [
    async () => ignoreWar(context, leader, target),
    async () => createWarCapt(context, leader, target),
    async () => linkWar(context, leader, { ...target, captId }),
  ];
  for (const decide of again) await expect(decide()).rejects.toMatchObject({ code: 'war_decided' });
  expect(await rows('war.ignored')).toMatchObject([{ actorId: ownerId }]);
  expect(await findWarOfCapt(context.db, guildId, captId)).toBeNull();
});

test('the alert is drawn anew when its capt is moved, cancelled or deleted, and the list no longer names that capt', async () => {
  const { guildId, leader, tell, stored, plan, alerts } = await family();
  const { id: captId } = await plan();
  await tell();
  const { id: warId } = await stored();
  const asked = async (change: () => Promise<unknown>) => {
    const before = (await alerts()).length;
    await change();
    return (await alerts()).length - before;
  };
  const target = { guildId, captId };
  expect(
    await asked(async () => editCapt(context, leader, target, { startsAt: hence(context, 45 * MINUTE) })),
  ).toBeGreaterThan(0);
  expect(
    await asked(async () => editCapt(context, leader, target, { territory: 'Завод 7' })),
  ).toBeGreaterThan(0);
  const listed = async () => (await listPendingWars(context, leader, { guildId })).items;
  expect(await listed()).toMatchObject([{ id: warId, capt_id: captId }]);
  const cancel = async () => cancelRoster(context, leader, { ...captRoster(target), reason: '' });
  expect(await asked(cancel)).toBeGreaterThan(0);
  expect(await listed()).toMatchObject([{ id: warId, capt_id: null }]);
});

test('a war that nobody decided about for a week is left aside, once, by nobody', async () => {
  const { guildId, tell, stored, rows } = await family();
  await tell({ starts_at: hence(context, -6 * 24 * 60 * MINUTE), status: 'finished' });
  await leaveOldWars(context);
  expect(await stored()).toMatchObject({ decision: 'pending' });
  const old = { startsAt: new Date(hence(context, -8 * 24 * 60 * MINUTE)), endedAt: null };
  await context.db.update(wars).set(old).where(eq(wars.guildId, guildId));
  await leaveOldWars(context);
  await leaveOldWars(context);
  expect(await stored()).toMatchObject({ decision: 'ignored', decidedBy: null, captId: null });
  expect(await rows('war.ignored')).toMatchObject([{ actorId: null }]);
});
