import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveLadder } from '../ranks/save-ladder.ts';
import { drawScreenshot } from '../demo/draw-screenshot.ts';
import { addParticipant } from '../rosters/add-participant.ts';
import { signUp } from '../rosters/sign-up.ts';
import { createEvent } from '../events/create-event.ts';
import { eventRosterKind } from '../events/event-roster.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { getFile } from '../personnel-file/get-file.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { screenshotSpace } from '../platform/db/schema/screenshots.ts';
import { warnings } from '../platform/db/schema/warnings.ts';
import { readScreenshotFile } from '../screenshots/intake/read-screenshot-file.ts';
import { sweepScreenshotFiles } from '../screenshots/intake/sweep-screenshot-files.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { dismissMember, findDismissal } from '../dismissals/dismiss-member.ts';
import { editWarning } from './edit-warning.ts';
import { expireWarnings } from './expire-warnings.ts';
import { getWarningRules, giveWarning } from './give-warning.ts';
import { liftWarning } from './lift-warning.ts';
import { exportWarnings, listOwnWarnings, listWarnings } from './list-warnings.ts';
import { findWarningAlert, findWarningNotice } from './warning-news.ts';
import { findWarningRoleChanges, recordWarningRole, rememberTakenRole } from './warning-roles.ts';
import { setProof } from './warning-proof.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = { limit: 20, offset: 0 };

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const family = async (rules: Partial<SettingsValues['warnings']> = {}) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId, { displayName: 'Dante' });
  const owner = panelActor(ownerId);
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  if (Object.keys(rules).length > 0) {
    await saveSettings(context, owner, {
      ...settings,
      warnings: { ...settings.warnings, ...rules },
      guildId,
    });
  }
  return { guildId, owner, ownerId, userId };
};
type Family = Awaited<ReturnType<typeof family>>;

const warn = async ({ guildId, owner, userId }: Family, weight: number, days?: number) =>
  giveWarning(context, owner, {
    guildId,
    userId,
    kind: 'warning',
    reason: 'Late again',
    weight,
    ...(days === undefined ? {} : { days }),
  });

const readAll = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const toldOf = async (guildId: string) =>
  (await context.db.select().from(activity).where(eq(activity.guildId, guildId)))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('warning.'));

const asked = async (guildId: string, kind: 'warning_notice' | 'warning_alert') => {
  const rows = await context.db
    .select()
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, kind)))
    .orderBy(deliveryRequests.id);
  return rows.map(({ subject }) => subject);
};

test('a warning takes points and term from the settings, and is edited and lifted with a reason', async () => {
  const dante = await family({ severe_weight: 5, days: 10, reasons: ['Late again'] });
  const { guildId, owner, ownerId, userId } = dante;
  const rules = await getWarningRules(context, owner, { guildId });
  expect(rules).toMatchObject({ reasons: ['Late again'], weights: { severe: 5 }, days: 10 });
  const given = await giveWarning(context, owner, { guildId, userId, kind: 'severe', reason: 'Insult' });
  const endsAt = new Date(context.clock().getTime() + 10 * DAY_MS).toISOString();
  expect(given).toMatchObject({ weight: 5, ends_at: endsAt, state: 'active', member: { name: 'Dante' } });
  const warning = { guildId, warningId: given.id };
  const change = { kind: 'verbal', reason: 'Rude', weight: 1, days: 0, why: 'Said sorry' } as const;
  const edited = await editWarning(context, owner, { ...warning, ...change, version: given.version });
  // Another leader's form was opened before: it overwrites nothing, and its sender reads what was done.
  const older = { ...warning, ...change, reason: 'Older', version: given.version };
  await expect(editWarning(context, owner, older)).rejects.toMatchObject({
    code: 'version_conflict',
    current: { reason: 'Rude' },
    change: { type: 'warning.edited' },
  });
  expect(edited).toMatchObject({ kind: 'verbal', weight: 1, ends_at: null });
  const file = await getFile(context, owner, { guildId, userId });
  expect(file.warnings).toEqual({ active: 1, points: 1, total: 1 });

  const lifted = await liftWarning(context, owner, { ...warning, why: 'Forgiven' });
  expect(lifted).toMatchObject({ state: 'lifted', lifted: { by: { id: ownerId }, reason: 'Forgiven' } });
  const over = { code: 'warning_over' };
  await expect(liftWarning(context, owner, { ...warning, why: 'again' })).rejects.toMatchObject(over);
  await expect(editWarning(context, owner, { ...warning, ...change })).rejects.toMatchObject(over);
  expect(await toldOf(guildId)).toEqual(['warning.given', 'warning.edited', 'warning.lifted']);
  const [changed] = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, 'warning.edited')));
  expect(changed?.data).toMatchObject({ why: 'Said sorry', before: { weight: 5 }, after: { weight: 1 } });

  // What is no longer true is told to nobody.
  const [first = '', , last = ''] = await asked(guildId, 'warning_notice');
  expect(await findWarningNotice(context, guildId, first)).toBeNull();
  expect(await findWarningNotice(context, guildId, last)).toMatchObject({ news: 'lifted', points: 0 });
});

test('only those who manage personnel warn, nobody warns themselves, and everybody reads their own', async () => {
  const { guildId, owner, userId } = await family();
  const reader = await addRole(context.db, guildId, { granted: ['personnel.view'] });
  const member = discordActor(await addMember(context.db, guildId, { roleIds: [reader] }));
  const input = { guildId, userId, kind: 'verbal', reason: 'x' } as const;
  await expect(giveWarning(context, member, input)).rejects.toMatchObject({ code: 'permission_denied' });
  const leads = await addRole(context.db, guildId, { granted: ['personnel.manage'] });
  const leaderId = await addMember(context.db, guildId, { roleIds: [leads] });
  const leader = discordActor(leaderId);
  const onSelf = { ...input, userId: leaderId };
  await expect(giveWarning(context, leader, onSelf)).rejects.toMatchObject({ code: 'own_decision' });
  const { id: warningId } = await giveWarning(context, owner, onSelf);
  const lift = { guildId, warningId, why: 'x' };
  await expect(liftWarning(context, leader, lift)).rejects.toMatchObject({ code: 'own_decision' });
  const edit = { ...lift, kind: 'verbal', reason: 'y', weight: 0 } as const;
  await expect(editWarning(context, leader, edit)).rejects.toMatchObject({ code: 'own_decision' });
  await expect(giveWarning(context, owner, { ...input, userId: newId() })).rejects.toMatchObject({
    code: 'member_not_found',
  });
  await giveWarning(context, owner, input);
  expect((await listWarnings(context, member, { guildId, ...PAGE })).total).toBe(2);
  const own = await listOwnWarnings(context, discordActor(userId), { guildId, ...PAGE });
  expect(own.items).toMatchObject([{ reason: 'x', member: { id: userId } }]);
  await expect(listWarnings(context, discordActor(userId), { guildId, ...PAGE })).rejects.toMatchObject({
    code: 'permission_denied',
  });
});

test('a warning expires by itself: recorded and told once, by however many workers', async () => {
  const dante = await family();
  const { guildId, owner } = dante;
  const short = await warn(dante, 2, 1);
  await warn(dante, 2, 0);
  await expireWarnings(context);
  context.travel(DAY_MS);
  const active = await listWarnings(context, owner, { guildId, state: 'active', ...PAGE });
  expect(active.total).toBe(1);
  await Promise.all([expireWarnings(context), expireWarnings(context)]);
  expect((await toldOf(guildId)).filter((type) => type === 'warning.expired')).toHaveLength(1);
  const expired = (await asked(guildId, 'warning_notice')).filter((subject) => subject.endsWith('expired'));
  expect(expired).toEqual([`${short.id}-expired`]);
  expect(await findWarningNotice(context, guildId, expired[0] ?? '')).toMatchObject({ points: 2 });
  const found = await listWarnings(context, owner, { guildId, state: 'expired', search: 'дан', ...PAGE });
  expect(found.items.map(({ id }) => id)).toEqual([short.id]);
  const csv = await exportWarnings(context, owner, { guildId, state: 'expired' });
  const lines = (await readAll(csv)).join('').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"Late again","2","expired","Owner"');
});

test('leaders hear of a member whose points reach a limit, once, and not if they fell again', async () => {
  const dante = await family({ tell_at: 4, dismiss_at: 6 });
  const { guildId, owner } = dante;
  await warn(dante, 3);
  expect(await asked(guildId, 'warning_alert')).toEqual([]);
  const second = await warn(dante, 1);
  await warn(dante, 1);
  expect(await asked(guildId, 'warning_alert')).toEqual([second.id]);
  expect(await findWarningAlert(context, guildId, second.id)).toMatchObject({
    points: 5,
    proposesDismissal: false,
  });
  const fourth = await warn(dante, 1);
  expect(await findWarningAlert(context, guildId, fourth.id)).toMatchObject({ proposesDismissal: true });
  for (const { id } of (await listWarnings(context, owner, { guildId, ...PAGE })).items.slice(0, 3)) {
    await liftWarning(context, owner, { guildId, warningId: id, why: 'x' });
  }
  expect(await findWarningAlert(context, guildId, fourth.id)).toBeNull();
});

test('whoever has too many points does not sign up until enough of them expire; a leader can add them', async () => {
  const dante = await family({ hold_at: 3 });
  const { guildId, owner, userId } = dante;
  const startsAt = new Date(context.clock().getTime() + 60 * DAY_MS).toISOString();
  const event = await createEvent(context, owner, {
    guildId,
    title: 'Convoy',
    description: '',
    startsAt,
    slots: 3,
  });
  const roster = { kind: eventRosterKind, guildId, rosterId: event.id };
  const join = async () => signUp(context, discordActor(userId), { ...roster, choice: 'main', key: newId() });
  await warn(dante, 2, 9);
  expect((await join()).outcome).toBe('joined');
  await signUp(context, discordActor(userId), { ...roster, choice: 'leave', key: newId() });
  await warn(dante, 1, 5);
  await warn(dante, 1, 0);
  // With the one of nine days gone, two points are left.
  const heldUntil = new Date(context.clock().getTime() + 9 * DAY_MS);
  expect(await join()).toEqual({ outcome: 'held', place: null, heldUntil });
  await addParticipant(context, owner, { ...roster, userId, reserve: false });
  await signUp(context, discordActor(userId), { ...roster, choice: 'leave', key: newId() });
  context.travel(9 * DAY_MS);
  expect((await join()).outcome).toBe('joined');
});

test('the role is taken from whoever reaches the limit, and given back only if the bot took it', async () => {
  const { guildId, ownerId, userId, owner } = await family();
  const roleId = await addRole(context.db, guildId, { name: 'Shooter' });
  const settings = await findSettings(context.db, guildId);
  const { updated_at: _at, updated_by: _by, ...values } = settings;
  const rules = { ...values.warnings, role: roleId, role_at: 2 };
  await saveSettings(context, owner, { ...values, warnings: rules, guildId });
  const dante = { guildId, owner, ownerId, userId };
  const other = await addMember(context.db, guildId);
  for (const id of [userId, other]) {
    await context.db
      .update(members)
      .set({ roleIds: id === userId ? [roleId] : [] })
      .where(and(eq(members.guildId, guildId), eq(members.userId, id)));
  }
  const given = await warn(dante, 2);
  const second = await warn({ ...dante, userId: other }, 2);
  const take = { userId, roleId, action: 'take' as const };
  expect(await findWarningRoleChanges(context, guildId)).toEqual([take]);
  // After a crash between the note and Discord it is still to be taken.
  await rememberTakenRole(context, guildId, take);
  expect(await findWarningRoleChanges(context, guildId)).toEqual([take]);
  await recordWarningRole(context, guildId, take);
  expect(await findWarningRoleChanges(context, guildId)).toEqual([]);
  for (const warningId of [given.id, second.id]) {
    await liftWarning(context, owner, { guildId, warningId, why: 'x' });
  }
  const give = { userId, roleId, action: 'give' as const };
  expect(await findWarningRoleChanges(context, guildId)).toEqual([give]);
  await recordWarningRole(context, guildId, give);
  expect(await findWarningRoleChanges(context, guildId)).toEqual([]);

  // A role that reputation gives would be given and taken in turns for ever.
  const fought = { ...values, warnings: rules, reputation_roles: [{ role_id: roleId, reputation: 5 }] };
  const { version } = await findSettings(context.db, guildId);
  await expect(saveSettings(context, owner, { ...fought, version, guildId })).rejects.toMatchObject({
    errors: [{ field: 'reputation_roles.0', message: 'role_used' }],
  });
  // So would one that vacations give, or that is a step of the ladder.
  const away = { ...values, warnings: rules, vacations: { ...values.vacations, role: roleId } };
  await expect(saveSettings(context, owner, { ...away, version, guildId })).rejects.toMatchObject({
    errors: [{ field: 'vacations.role', message: 'role_used' }],
  });
  const stepId = await addRole(context.db, guildId, { name: 'Capo' });
  const steps = [{ role_id: stepId, name: 'Capo', requirements: NO_REQUIREMENTS }];
  await saveLadder(context, owner, { guildId, version: 0, steps });
  const ranked = {
    ...values,
    warnings: { ...rules, role: stepId },
    vacations: { ...values.vacations, role: stepId },
    reputation_roles: [{ role_id: stepId, reputation: 5 }],
  };
  await expect(saveSettings(context, owner, { ...ranked, version, guildId })).rejects.toMatchObject({
    errors: [
      { field: 'vacations.role', message: 'role_used' },
      { field: 'warnings.role', message: 'role_used' },
      { field: 'reputation_roles.0', message: 'role_used' },
    ],
  });
});

test('a proof counts towards the guild’s space, is shown by a signed link, and is deleted when unused', async () => {
  const dante = await family();
  const { guildId, owner } = dante;
  const { id: warningId } = await warn(dante, 1);
  const space = async () =>
    (await context.db.select().from(screenshotSpace).where(eq(screenshotSpace.guildId, guildId)))[0];
  const first = await setProof(context, owner, { guildId, warningId, file: await drawScreenshot(1) });
  const taken = await space();
  expect(taken).toMatchObject({ pictures: 1 });
  const link = new URL(first.proof?.url ?? '', 'http://famiglia.test');
  const request = {
    guildId,
    key: link.pathname.split('/').at(-1) ?? '',
    expires: Number(link.searchParams.get('expires')),
    signature: link.searchParams.get('signature') ?? '',
  };
  const shown = await readScreenshotFile(context, request);
  expect('bytes' in shown && shown.bytes.subarray(8, 12).toString()).toBe('WEBP');
  await expect(
    setProof(context, owner, { guildId, warningId, file: Buffer.from('text') }),
  ).rejects.toMatchObject({ code: 'picture_unreadable' });

  await setProof(context, owner, { guildId, warningId, file: await drawScreenshot(2) });
  expect(await space()).toMatchObject({ pictures: 1 });
  await expect(readScreenshotFile(context, request)).rejects.toMatchObject({ code: 'not_found' });
  // Files are as old as the real clock says.
  const later = { ...context, clock: () => new Date(Date.now() + 2 * 60 * 60 * 1000) };
  await sweepScreenshotFiles(later);
  const keysOf = async () => (await readAll(context.files.list())).map(({ key }) => key);
  expect(await keysOf()).toHaveLength(2);
  await context.db.update(warnings).set({ fileKey: '', thumbnailKey: '' }).where(eq(warnings.id, warningId));
  expect(await space()).toMatchObject({ pictures: 0, bytes: 0 });
  await sweepScreenshotFiles(later);
  expect(await keysOf()).toEqual([]);
});

test('a leader dismisses whom they stand above, by themselves and never the owner', async () => {
  const { guildId, owner, ownerId, userId } = await family();
  const low = await addRole(context.db, guildId, { position: 2 });
  const high = await addRole(context.db, guildId, { position: 5, granted: ['personnel.manage'] });
  await context.db
    .update(members)
    .set({ roleIds: [low] })
    .where(eq(members.userId, userId));
  const leader = discordActor(await addMember(context.db, guildId, { roleIds: [high] }));
  const peer = await addMember(context.db, guildId, { roleIds: [high] });
  const input = { guildId, way: 'roles', reason: 'Six points' } as const;
  for (const id of [ownerId, peer, 'userId' in leader ? leader.userId : '']) {
    await expect(dismissMember(context, leader, { ...input, userId: id })).rejects.toMatchObject({
      code: 'dismissal_refused',
    });
  }
  await dismissMember(context, leader, { ...input, userId });
  await dismissMember(context, owner, { ...input, userId: peer });
  const requests = await context.db
    .select()
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'dismissal')))
    .orderBy(deliveryRequests.id);
  const [first] = requests;
  expect(await findDismissal(context, guildId, first?.subject ?? '')).toMatchObject({
    userId,
    way: 'roles',
    roleIds: [low],
  });
  expect(await toldOf(guildId)).toEqual(['warning.dismissed', 'warning.dismissed']);
});

test('a bot is not warned, and the refusal says that it is a bot', async () => {
  const { guildId, owner } = await family();
  const userId = await addMember(context.db, guildId, { isBot: true });
  const warning = { guildId, userId, kind: 'verbal', reason: 'x' } as const;
  await expect(giveWarning(context, owner, warning)).rejects.toMatchObject({ code: 'bot_is_no_member' });
});
