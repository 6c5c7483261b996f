import { randomUUID } from 'node:crypto';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import type { RankRequirements } from '@famiglia/contract/ranks/ranks';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTimeline } from '../personnel-file/list-timeline.ts';
import { giveWarning } from '../warnings/give-warning.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { guilds, members, roles } from '../platform/db/schema/guilds.ts';
import { rolePermissions } from '../platform/db/schema/access.ts';
import { rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, leaveGuild, newId } from '../testing/test-guild.ts';
import { deferProposal } from './defer-proposal.ts';
import { findFamily } from './find-family.ts';
import { getLadder } from './get-ladder.ts';
import { lookUpRank } from './get-member-rank.ts';
import { listRankChanges } from './list-changes.ts';
import { listReady } from './list-ready.ts';
import { noteReady } from './note-ready.ts';
import { noticeRanks } from './notice-ranks.ts';
import { findRankNotice, findRankRoles, recordApplied } from './rank-delivery.ts';
import { saveLadder } from './save-ladder.ts';
import { demoteMember, promoteMember, setRank } from './set-rank.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { valuesOf } from '@famiglia/contract/settings/settings-values';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const PAGE = { limit: 50, offset: 0 };
const DAY_MS = 24 * 60 * 60 * 1000;

const step = (role_id: string, name: string, more: Partial<RankRequirements> = {}) => ({
  role_id,
  name,
  requirements: { ...NO_REQUIREMENTS, ...more },
});

/** A family with three steps, the bot above them, and a member on the lowest. */
const family = async (needs: Partial<RankRequirements> = {}) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const [soldier, capo, boss] = [
    await addRole(context.db, guildId, { name: 'Soldier', position: 2 }),
    await addRole(context.db, guildId, { name: 'Capo', position: 4 }),
    await addRole(context.db, guildId, { name: 'Boss', position: 6 }),
  ];
  const botRole = await addRole(context.db, guildId, { name: 'Bot', position: 8 });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [botRole] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
  const userId = await addMember(context.db, guildId, { displayName: 'Dante', roleIds: [soldier] });
  const steps = [step(soldier, 'Soldier'), step(capo, 'Capo', needs), step(boss, 'Boss')];
  await saveLadder(context, owner, { guildId, version: 0, steps });
  return { guildId, ownerId, owner, userId, soldier, capo, boss, steps };
};

const setRoles = async (guildId: string, userId: string, roleIds: string[]) =>
  context.db
    .update(members)
    .set({ roleIds })
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));

const changesOf = async (guildId: string, owner: ReturnType<typeof panelActor>) =>
  (await listRankChanges(context, owner, { guildId, ...PAGE })).items;

test('a member rises and falls step by step, with a reason, and the roles and the notice follow', async () => {
  const { guildId, owner, ownerId, userId, soldier, capo } = await family();
  const risen = await promoteMember(context, owner, { guildId, userId, reason: 'Led three capts' });
  expect(risen).toMatchObject({
    rank: { role_id: capo, name: 'Capo' },
    next: { name: 'Boss', ready: false },
  });
  expect(await findRankRoles(context, guildId, userId)).toEqual({
    give: [capo],
    take: [soldier],
    refused: false,
  });
  const [change] = await changesOf(guildId, owner);
  expect(change).toMatchObject({
    from: 'Soldier',
    to: 'Capo',
    is_promotion: true,
    by: { id: ownerId },
    applied: false,
  });
  await recordApplied(context, guildId, userId);
  expect(await findRankNotice(context, guildId, change?.id ?? 0)).toMatchObject({ toName: 'Capo' });
  await demoteMember(context, owner, { guildId, userId, reason: '' });
  expect(await findRankNotice(context, guildId, change?.id ?? 0)).toBeNull();
  await demoteMember(context, owner, { guildId, userId, reason: 'Left the post' });
  expect(await lookUpRank(context, discordActor(userId), { guildId, userId })).toMatchObject({ rank: null });
  await expect(demoteMember(context, owner, { guildId, userId, reason: '' })).rejects.toMatchObject({
    code: 'rank_at_bottom',
  });
  const timeline = await listTimeline(context, owner, { guildId, userId, ...PAGE });
  expect(timeline.items.map(({ type }) => type)).toEqual(['rank.demoted', 'rank.demoted', 'rank.promoted']);
});

test('the family is listed by rank, leaders above the ranks first, those without one at the end', async () => {
  const { guildId, boss, ownerId } = await family();
  await addMember(context.db, guildId, { displayName: 'Vito', roleIds: [boss] });
  const groups = await findFamily(context.db, guildId);
  expect(groups.map(({ role, names }) => [role?.name ?? null, names.length])).toEqual([
    ['Boss', 1],
    ['Soldier', 1],
    [null, 1],
  ]);
  expect(groups[0]?.names).toEqual(['Vito']);
  // Leaders have a role of their own above the ladder, with or without a rank.
  const [don, helper, colour] = [
    await addRole(context.db, guildId, { name: 'Don', position: 9, permissions: '8' }),
    await addRole(context.db, guildId, { name: 'Helper', position: 3, permissions: String(1 << 13) }),
    await addRole(context.db, guildId, { name: 'Gold', position: 10 }),
  ];
  await setRoles(guildId, ownerId, [don, colour]);
  await addMember(context.db, guildId, { displayName: 'Zeno', roleIds: [helper] });
  await addMember(context.db, guildId, { displayName: 'Lia', roleIds: [colour] });
  await addMember(context.db, guildId, { displayName: 'Nino', roleIds: [don, boss] });
  expect(
    (await findFamily(context.db, guildId)).map(({ role, names }) => [role?.name, names.length]),
  ).toEqual([
    ['Don', 2],
    ['Boss', 1],
    ['Soldier', 1],
    ['Helper', 1],
    [undefined, 1],
  ]);
  // Without a ladder the roles with a priority in sign-ups are the ranks.
  await saveLadder(context, panelActor(ownerId), { guildId, version: 1, steps: [] });
  await context.db
    .insert(rolePermissions)
    .values({ guildId, roleId: boss, permissions: [], signupPriority: 5 });
  const byPriority = (await findFamily(context.db, guildId)).map(({ role }) => role?.name);
  expect(byPriority).toEqual(['Don', 'Boss', 'Helper', undefined]);
});

test('two leaders who press the same button promote once', async () => {
  const { guildId, owner, userId, capo } = await family();
  const pressed = await Promise.allSettled(
    [1, 2].map(async () => setRank(context, owner, { guildId, userId, roleId: capo, reason: '' })),
  );
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await changesOf(guildId, owner)).toHaveLength(1);
});

test('a promotion from a list that is old by now demotes nobody', async () => {
  const { guildId, owner, userId, soldier, capo, boss } = await family();
  const promoteFrom = async (expectedRoleId: string | null) =>
    setRank(context, owner, { guildId, userId, roleId: capo, reason: '', expectedRoleId });
  await expect(promoteFrom(null)).rejects.toMatchObject({ code: 'rank_moved' });
  await promoteFrom(soldier);
  await expect(promoteFrom(soldier)).rejects.toMatchObject({ code: 'rank_unchanged' });
  await setRank(context, owner, { guildId, userId, roleId: boss, reason: '' });
  await expect(promoteFrom(soldier)).rejects.toMatchObject({ code: 'rank_moved' });
  expect((await changesOf(guildId, owner)).map(({ to }) => to)).toEqual(['Boss', 'Capo']);
});

test('two leaders who command the same promotion promote once; one leader may go two steps', async () => {
  const { guildId, owner, userId } = await family();
  const role = await addRole(context.db, guildId, { position: 7, granted: ['personnel.manage'] });
  const second = discordActor(await addMember(context.db, guildId, { roleIds: [role] }));
  const request = { guildId, userId, reason: '' };
  await promoteMember(context, owner, request);
  await expect(promoteMember(context, second, request)).rejects.toMatchObject({ code: 'rank_just_changed' });
  await demoteMember(context, second, request);
  await promoteMember(context, owner, request);
  expect(await promoteMember(context, owner, request)).toMatchObject({ rank: { name: 'Boss' } });
  await demoteMember(context, owner, request);
  await expect(demoteMember(context, second, request)).rejects.toMatchObject({ code: 'rank_just_changed' });
  context.travel(61_000);
  expect(await demoteMember(context, second, request)).toMatchObject({ rank: { name: 'Soldier' } });
});

test('nobody gives or takes a rank above their own role or the bot’s, nor changes their own', async () => {
  const { guildId, owner, userId, soldier, capo, boss } = await family();
  const leads = await addRole(context.db, guildId, {
    name: 'Officer',
    position: 5,
    granted: ['personnel.view', 'personnel.manage'],
  });
  const officerId = await addMember(context.db, guildId, { roleIds: [leads] });
  const officer = discordActor(officerId);
  const setTo = async (who: string, roleId: string | null) =>
    setRank(context, officer, { guildId, userId: who, roleId, reason: '' });
  await setTo(userId, capo);
  await expect(setTo(userId, boss)).rejects.toMatchObject({ code: 'rank_above_you' });
  await expect(setTo(officerId, soldier)).rejects.toMatchObject({ code: 'own_decision' });
  const other = await addMember(context.db, guildId);
  await setRank(context, owner, { guildId, userId: other, roleId: boss, reason: '' });
  await expect(setTo(other, soldier)).rejects.toMatchObject({ code: 'rank_above_you' });
  await context.db.update(roles).set({ position: 9 }).where(eq(roles.id, boss));
  await expect(setRank(context, owner, { guildId, userId, roleId: boss, reason: '' })).rejects.toMatchObject({
    code: 'rank_above_bot',
  });
  // A role that may move members in voice is only given by leaders who could give it in Discord.
  await context.db
    .update(roles)
    .set({ permissions: String(1n << 24n) })
    .where(eq(roles.id, capo));
  await expect(setTo(await addMember(context.db, guildId), capo)).rejects.toMatchObject({
    code: 'rank_unsafe',
  });
  await context.db
    .update(roles)
    .set({ permissions: String(1n << 28n) })
    .where(eq(roles.id, leads));
  await setTo(await addMember(context.db, guildId), capo);
  const stranger = discordActor(await addMember(context.db, guildId));
  await expect(promoteMember(context, stranger, { guildId, userId, reason: '' })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  await expect(lookUpRank(context, stranger, { guildId, userId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
});

test('a ladder is saved on top of the version that was read, and only with roles that the bot may give', async () => {
  const { guildId, owner, steps, soldier } = await family();
  await expect(saveLadder(context, owner, { guildId, version: 0, steps })).rejects.toMatchObject({
    code: 'version_conflict',
  });
  const admin = await addRole(context.db, guildId, { name: 'Admin', permissions: '8' });
  const saved = async (role_id: string) =>
    saveLadder(context, owner, {
      guildId,
      version: 1,
      steps: [...steps, { role_id, name: 'New', requirements: NO_REQUIREMENTS }],
    });
  await expect(saved(admin)).rejects.toMatchObject({
    errors: [{ field: 'steps.3', message: 'role_dangerous' }],
  });
  await expect(saved(soldier)).rejects.toMatchObject({
    errors: [{ field: 'steps.3', message: 'repeated' }],
  });
  // Without the lowest step its members have no rank.
  const ladder = await saveLadder(context, owner, { guildId, version: 1, steps: steps.slice(1) });
  expect(ladder.steps.map(({ name, holders }) => [name, holders])).toEqual([
    ['Capo', 0],
    ['Boss', 0],
  ]);
  const back = await saveLadder(context, owner, { guildId, version: 2, steps });
  expect(back.steps[0]).toMatchObject({ name: 'Soldier', holders: 1 });
});

test('a role changed by hand is recorded once; a change by the bot that Discord does not have yet is not mistaken for one', async () => {
  const { guildId, owner, userId, soldier, capo } = await family();
  await setRoles(guildId, userId, [capo]);
  await Promise.all([1, 2].map(async () => noticeRanks(context, guildId, [userId])));
  expect(await changesOf(guildId, owner)).toMatchObject([
    { from: 'Soldier', to: 'Capo', by: null, applied: true, is_promotion: true },
  ]);

  await demoteMember(context, owner, { guildId, userId, reason: '' });
  await noticeRanks(context, guildId, [userId]);
  await setRoles(guildId, userId, [soldier]);
  await recordApplied(context, guildId, userId);
  // An update of the step in between arrives late.
  await setRoles(guildId, userId, []);
  await noticeRanks(context, guildId, [userId]);
  expect(await changesOf(guildId, owner)).toHaveLength(2);
  context.travel(DAY_MS);
  await noticeRanks(context, guildId, null);
  expect(await changesOf(guildId, owner)).toMatchObject([{ to: null, by: null }, {}, {}]);
});

test('whoever leaves has no rank any more, without a demotion, and a deleted role demotes nobody', async () => {
  const { guildId, owner, userId, soldier } = await family();
  const other = await addMember(context.db, guildId, { roleIds: [soldier] });
  await noticeRanks(context, guildId, [other]);
  await leaveGuild(context, guildId, userId);
  await noticeRanks(context, guildId, [userId]);
  await context.db.delete(roles).where(eq(roles.id, soldier));
  await setRoles(guildId, other, []);
  await noticeRanks(context, guildId, null);
  expect(await changesOf(guildId, owner)).toMatchObject([{ to: 'Soldier' }]);
  const { steps } = await getLadder(context, owner, { guildId });
  expect(steps[0]).toMatchObject({ holders: 1, role_exists: false });
});

/** Adds a marked attendance of a capt that ended some days ago. */
const attendCapt = async (guildId: string, userId: string, daysAgo: number, came = true) => {
  const at = new Date(context.clock().getTime() - daysAgo * DAY_MS);
  await context.db.transaction(async (tx) => {
    const rosterId = randomUUID();
    await tx
      .insert(rosters)
      .values({ id: rosterId, guildId, kind: 'capt', slots: 1, criteria: [], mainCount: 1 });
    await tx.insert(rosterEntries).values({
      rosterId,
      guildId,
      userId,
      sequence: 1,
      signedUpAt: at,
      choseReserve: false,
      list: 'main',
      position: 1,
      reason: { criterion: 'room', mine: null, cutoff: null },
      attendance: came ? 'attended' : 'absent',
    });
    await tx.update(rosters).set({ frozenAt: at, finishedAt: at }).where(eq(rosters.id, rosterId));
  });
};

test('who meets everything is proposed; a warning, an old capt or a day too few is not enough', async () => {
  const needs = { days: 3, capts: 2, span_days: 14, reliability: 60, no_warnings: true };
  const { guildId, owner, userId, capo } = await family(needs);
  const ready = async () => {
    const { items } = await listReady(context, owner, { guildId, ...PAGE });
    return items.map(({ member }) => member.id);
  };
  const missing = async () => {
    const { next } = await lookUpRank(context, discordActor(userId), { guildId, userId });
    return next?.progress.filter(({ met }) => !met).map(({ kind, mine, needed }) => [kind, mine, needed]);
  };
  await attendCapt(guildId, userId, 1);
  await attendCapt(guildId, userId, 20);
  await attendCapt(guildId, userId, 20, false);
  expect(await missing()).toEqual([['capts', 1, 2]]);
  expect(await ready()).toEqual([]);
  await attendCapt(guildId, userId, 2);
  expect(await missing()).toEqual([]);
  expect(await ready()).toEqual([userId]);
  await giveWarning(context, owner, { guildId, userId, kind: 'verbal', reason: 'Late', days: 2 });
  expect(await missing()).toEqual([['warnings', 1, 0]]);
  context.travel(2 * DAY_MS);
  expect(await ready()).toEqual([userId]);

  const until = new Date(context.clock().getTime() + DAY_MS).toISOString();
  await deferProposal(context, owner, { guildId, userId, roleId: capo, until });
  expect(await ready()).toEqual([]);
  context.travel(2 * DAY_MS);
  expect(await ready()).toEqual([userId]);
  await deferProposal(context, owner, { guildId, userId, roleId: capo, until: null });
  context.travel(DAY_MS);
  expect(await ready()).toEqual([]);
  await expect(
    deferProposal(context, owner, { guildId, userId, roleId: newId(), until: null }),
  ).rejects.toMatchObject({ code: 'rank_step_gone' });
});

test('leaders are told once on the chosen day of the week, from noon on in the family’s time', async () => {
  const { guildId, owner } = await family();
  const settings = await findSettings(context.db, guildId);
  const chosen = { ...valuesOf(settings), ranks: { weekly_note: 'friday' as const }, time_zone: 'UTC' };
  await saveSettings(context, owner, { ...chosen, version: settings.version, guildId });
  const asked = async () =>
    context.db
      .select({ subject: deliveryRequests.subject })
      .from(deliveryRequests)
      .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'rank_note')));
  const travelTo = (iso: string) => context.travel(Date.parse(iso) - context.clock().getTime());
  travelTo('2030-01-03T15:00:00Z');
  await noteReady(context);
  travelTo('2030-01-04T11:50:00Z');
  await noteReady(context);
  expect(await asked()).toEqual([]);
  travelTo('2030-01-04T12:05:00Z');
  await noteReady(context);
  await noteReady(context);
  expect(await asked()).toEqual([{ subject: '2030-01-04' }]);
});
