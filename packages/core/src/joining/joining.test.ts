import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mirrorChanges } from '../mirror/mirror-changes.ts';
import { updateMember } from '../members/update-member.ts';
import { checkBotPermissions } from '../settings/check-bot-permissions.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { addToBlacklist } from '../blacklist/add-to-blacklist.ts';
import { liftEntry } from '../blacklist/lift-entry.ts';
import { matchJoins } from '../blacklist/match-joins.ts';
import { dismissMember } from '../dismissals/dismiss-member.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { guilds, members, roles } from '../platform/db/schema/guilds.ts';
import { memberNicknames } from '../platform/db/schema/joining.ts';
import { warningRoles } from '../platform/db/schema/warnings.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { applyNicknames, previewNicknames } from '../nicknames/apply-nicknames.ts';
import { findNickname, noticeNicknames, recordNickname } from '../nicknames/keep-nicknames.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { choosePingRole } from './choose-ping-role.ts';
import { findJoiningRoles, recordJoiningRoles } from './joining-roles.ts';
import { findNewcomers, recordWelcome } from './welcomes.ts';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const PAGE = { limit: 50, offset: 0 };
const MANAGE_MESSAGES = String(1n << 13n);

/** A family whose bot stands at position 8 and may manage roles and nicknames. */
const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await context.db
    .update(guilds)
    .set({ createdAt: new Date(context.clock().getTime() - 1000) })
    .where(eq(guilds.id, guildId));
  const botRole = await addRole(context.db, guildId, {
    position: 8,
    permissions: String((1n << 28n) | (1n << 27n)),
  });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [botRole] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
  const owner = panelActor(ownerId);
  const save = async (change: (values: SettingsValues) => SettingsValues) => {
    const current = await findSettings(context.db, guildId);
    return saveSettings(context, owner, {
      ...change(valuesOf(current)),
      guildId,
      version: current.version,
    });
  };
  const join = async (userId: string, username = `user_${userId}`, roleIds: string[] = []) =>
    mirrorChanges(context, {
      guildId,
      members: {
        kind: 'some',
        present: [
          { userId, username, displayName: username, isBot: false, roleIds, joinedAt: context.clock() },
        ],
        gone: [],
      },
    });
  const leave = async (userId: string) =>
    mirrorChanges(context, { guildId, members: { kind: 'some', present: [], gone: [userId] } });
  const newcomer = async () => {
    const userId = newId();
    await join(userId);
    return userId;
  };
  return { guildId, ownerId, owner, botRole, save, join, leave, newcomer };
};

const joining = (change: Partial<SettingsValues['joining']>) => (values: SettingsValues) => ({
  ...values,
  joining: { ...values.joining, ...change },
});
const nicknames = (change: Partial<SettingsValues['nicknames']>) => (values: SettingsValues) => ({
  ...values,
  nicknames: { ...values.nicknames, ...change },
});

const asked = async (guildId: string, kind: 'joining_roles' | 'welcome' | 'nickname' | 'ping_roles') => {
  const rows = await context.db
    .select({ subject: deliveryRequests.subject })
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, kind)));
  return rows.map(({ subject }) => subject);
};

const rowsOf = async (
  guildId: string,
  type: 'joining.storm' | 'joining.roles_returned' | 'nickname.left_alone',
) =>
  context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, type)));

test('first roles are given once; one that became dangerous is left out and reported', async () => {
  const { guildId, save, newcomer } = await family();
  const guest = await addRole(context.db, guildId, { position: 2 });
  const other = await addRole(context.db, guildId, { position: 3 });
  await save(joining({ roles: [guest, other] }));
  const userId = await newcomer();
  expect(await asked(guildId, 'joining_roles')).toEqual([userId]);
  expect(await findJoiningRoles(context, guildId, userId)).toEqual({
    give: [other, guest],
    returned: [],
    refused: false,
  });
  await context.db.update(roles).set({ permissions: MANAGE_MESSAGES }).where(eq(roles.id, other));
  expect(await findJoiningRoles(context, guildId, userId)).toMatchObject({ give: [guest], refused: true });
  await recordJoiningRoles(context, guildId, userId, []);
  expect(await findJoiningRoles(context, guildId, userId)).toBeNull();
});

test('members who were there before the bot, and bots, are no newcomers', async () => {
  const { guildId, join } = await family();
  const [old, machine] = [newId(), newId()];
  const present = [
    { userId: old, username: 'old', isBot: false, roleIds: [], joinedAt: new Date('2026-01-01T00:00:00Z') },
    { userId: machine, username: 'bot', isBot: true, roleIds: [], joinedAt: context.clock() },
  ];
  await mirrorChanges(context, { guildId, members: { kind: 'some', present, gone: [] } });
  expect(await asked(guildId, 'joining_roles')).toEqual([]);
  const userId = newId();
  await join(userId);
  await join(userId, 'renamed');
  expect(await asked(guildId, 'joining_roles')).toEqual([userId]);
});

test('roles that newcomers get are refused at saving like rewards for reputation', async () => {
  const { guildId, owner, save } = await family();
  const fine = await addRole(context.db, guildId, { position: 2 });
  const [high, strong, managed] = [
    await addRole(context.db, guildId, { position: 9 }),
    await addRole(context.db, guildId, { position: 2, permissions: MANAGE_MESSAGES }),
    await addRole(context.db, guildId, { position: 2 }),
  ];
  await context.db.update(roles).set({ managed: true }).where(eq(roles.id, managed));
  const messages = async (ids: string[]) =>
    save(joining({ roles: ids })).then(
      () => [],
      (error: { errors: { field: string; message: string }[] }) =>
        error.errors.map(({ field, message }) => `${field} ${message}`),
    );
  expect(await messages([fine, high, strong, managed, newId(), fine])).toEqual([
    'joining.roles.1 role_above_bot',
    'joining.roles.2 role_dangerous',
    'joining.roles.3 role_managed',
    'joining.roles.4 unknown_role',
    'joining.roles.5 repeated',
  ]);
  expect(await messages([fine])).toEqual([]);
  await context.db.update(roles).set({ permissions: '0' }).where(eq(roles.guildId, guildId));
  const gaps = await checkBotPermissions(context, owner, { guildId });
  expect(gaps.items).toContainEqual(
    expect.objectContaining({ setting: 'joining.roles', missing: ['ManageRoles'] }),
  );
});

test('whoever returns gets back the harmless roles they had, and no others', async () => {
  const { guildId, save, join, leave, newcomer } = await family();
  const [soldier, first, strong, high, away, taken] = [
    await addRole(context.db, guildId, { name: 'Soldier', position: 3 }),
    await addRole(context.db, guildId, { name: 'First', position: 2 }),
    await addRole(context.db, guildId, { position: 4, permissions: MANAGE_MESSAGES }),
    await addRole(context.db, guildId, { position: 9 }),
    await addRole(context.db, guildId, { position: 1 }),
    await addRole(context.db, guildId, { position: 5 }),
  ];
  await save(joining({ roles: [first] }));
  await save((values) => ({ ...values, vacations: { ...values.vacations, role: away } }));
  const userId = await newcomer();
  await context.db.insert(warningRoles).values({ guildId, userId, roleId: taken, takenAt: context.clock() });
  const leaveAndReturn = async () => {
    await join(userId, 'dante', [soldier, first, strong, high, away, taken]);
    await leave(userId);
    context.travel(60_000);
    await join(userId, 'dante');
    return findJoiningRoles(context, guildId, userId);
  };
  expect(await leaveAndReturn()).toEqual({ give: [first], returned: [], refused: false });
  await save(joining({ return_roles: true }));
  expect(await leaveAndReturn()).toEqual({ give: [first, soldier], returned: [soldier], refused: false });
  await recordJoiningRoles(context, guildId, userId, [soldier]);
  expect(await rowsOf(guildId, 'joining.roles_returned')).toMatchObject([
    { targetId: userId, data: { roles: [{ name: 'Soldier' }] } },
  ]);
  expect(await findJoiningRoles(context, guildId, userId)).toBeNull();
});

test('nobody who was dismissed or is on the blacklist gets roles back; a new membership begins anew', async () => {
  const { guildId, owner, save, join, leave, newcomer } = await family();
  const soldier = await addRole(context.db, guildId, { position: 3 });
  await save(joining({ return_roles: true }));
  const returning = async (userId: string) => {
    context.travel(60_000);
    await leave(userId);
    await join(userId);
    return (await findJoiningRoles(context, guildId, userId))?.returned;
  };
  const dismissed = await newcomer();
  await join(dismissed, 'x', [soldier]);
  context.travel(1000);
  await dismissMember(context, owner, { guildId, userId: dismissed, way: 'roles', reason: 'Betrayal' });
  expect(await returning(dismissed)).toEqual([]);
  await join(dismissed, 'x', [soldier]);
  expect(await returning(dismissed)).toEqual([soldier]);

  const listed = await newcomer();
  await join(listed, 'y', [soldier]);
  await addToBlacklist(context, owner, { guildId, userId: listed, reason: 'Leaked' });
  expect(await returning(listed)).toBeUndefined();
});

test('whoever is on the blacklist gets no first role until the entry is lifted, also if only the name is known', async () => {
  const { guildId, owner, save, join, newcomer } = await family();
  const guest = await addRole(context.db, guildId, { position: 2 });
  await save(joining({ roles: [guest] }));
  const entry = await addToBlacklist(context, owner, { guildId, nick: 'Tony_Rat', reason: 'Leaked' });
  context.travel(1000);
  const [listed, other] = [newId(), await newcomer()];
  await join(listed, 'tony rat');
  await matchJoins(context, guildId, [listed]);
  expect(await findJoiningRoles(context, guildId, listed)).toBeNull();
  expect(await findJoiningRoles(context, guildId, other)).toMatchObject({ give: [guest] });
  await context.db.delete(deliveryRequests).where(eq(deliveryRequests.guildId, guildId));
  await liftEntry(context, owner, { guildId, entryId: entry.id, why: 'Mended' });
  expect(await asked(guildId, 'joining_roles')).toEqual([listed]);
  expect(await findJoiningRoles(context, guildId, listed)).toMatchObject({ give: [guest] });
});

test('each newcomer is welcomed once; whoever comes back is welcomed again', async () => {
  const { guildId, save, join, leave, newcomer } = await family();
  await newcomer();
  expect(await asked(guildId, 'welcome')).toEqual(['']);
  expect(await findNewcomers(context, guildId)).toEqual([]);
  await save(joining({ welcome: 'dm' }));
  // Whoever joined while the family wanted no welcome gets none afterwards.
  expect(await findNewcomers(context, guildId)).toEqual([]);
  const early = await newcomer();
  const [first, ...others] = await findNewcomers(context, guildId);
  expect(first).toMatchObject({ userId: early });
  expect(others).toEqual([]);
  if (first !== undefined) await recordWelcome(context, guildId, first);
  expect(await findNewcomers(context, guildId)).toEqual([]);
  await leave(early);
  context.travel(1000);
  await join(early);
  expect(await findNewcomers(context, guildId)).toMatchObject([{ userId: early }]);
  // A bot that was away for hours does not welcome people who have settled in.
  context.travel(2 * 60 * 60 * 1000);
  expect(await findNewcomers(context, guildId)).toEqual([]);
});

test('a raid is not welcomed, and the activity says so once', async () => {
  const { guildId, save, newcomer } = await family();
  await save(joining({ welcome: 'channel' }));
  for (let count = 0; count < 10; count += 1) await newcomer();
  expect(await findNewcomers(context, guildId)).toHaveLength(10);
  for (let count = 0; count < 15; count += 1) {
    await newcomer();
    expect(await findNewcomers(context, guildId)).toEqual([]);
  }
  expect(await rowsOf(guildId, 'joining.storm')).toMatchObject([{ data: { count: 11 } }]);
  // When it is calm again, only whoever comes then is welcomed.
  context.travel(2 * 60_000);
  const late = await newcomer();
  expect((await findNewcomers(context, guildId)).map(({ userId }) => userId)).toEqual([late]);
});

test('if more wait than are welcomed at once, the newest are, and the others are passed over', async () => {
  const { guildId, save, newcomer } = await family();
  await save(joining({ welcome: 'channel' }));
  const all: string[] = [];
  for (let count = 0; count < 14; count += 1) {
    all.push(await newcomer());
    context.travel(10_000);
  }
  const welcomed = await findNewcomers(context, guildId);
  expect(welcomed.map(({ userId }) => userId)).toEqual(all.slice(4));
  for (const one of welcomed) await recordWelcome(context, guildId, one);
  expect(await findNewcomers(context, guildId)).toEqual([]);
});

const offered = (...ids: string[]) =>
  joining({ ping_roles: ids.map((role_id) => ({ role_id, label: 'Drops', emoji: '🎁' })) });

test('ping roles with rights are refused at saving and at the click; so are ranks and roles that are gone', async () => {
  const { guildId, owner, save, newcomer } = await family();
  const [drops, strong, rank] = [
    await addRole(context.db, guildId, { position: 2 }),
    await addRole(context.db, guildId, { position: 2, permissions: MANAGE_MESSAGES }),
    await addRole(context.db, guildId, { position: 3 }),
  ];
  const steps = [{ role_id: rank, name: 'Soldier', requirements: NO_REQUIREMENTS }];
  await saveLadder(context, owner, { guildId, version: 0, steps });
  await expect(save(offered(drops, strong, rank))).rejects.toMatchObject({
    errors: [
      { field: 'joining.ping_roles.1', message: 'role_dangerous' },
      { field: 'joining.ping_roles.2', message: 'role_used' },
    ],
  });
  await save(offered(drops));
  expect(await asked(guildId, 'ping_roles')).toEqual(['']);
  const member = discordActor(await newcomer());
  const click = async (roleId = drops) => choosePingRole(context, member, { guildId, roleId });
  expect(await click()).toEqual({ label: 'Drops', roleId: drops });
  await expect(click(strong)).rejects.toMatchObject({ code: 'ping_role_gone' });
  await context.db.update(roles).set({ permissions: MANAGE_MESSAGES }).where(eq(roles.id, drops));
  await expect(click()).rejects.toMatchObject({ code: 'ping_role_refused' });
  await context.db.update(roles).set({ permissions: '0' }).where(eq(roles.id, drops));
  const stranger = discordActor(newId());
  await expect(choosePingRole(context, stranger, { guildId, roleId: drops })).rejects.toMatchObject({
    code: 'guild_not_found',
  });
  await context.db.delete(roles).where(eq(roles.id, drops));
  await expect(click()).rejects.toMatchObject({ code: 'ping_role_gone' });
});

/** A member whom the bot named by the pattern, as Discord shows them now. */
const named = async (guildId: string, userId: string, displayName: string) => {
  await context.db
    .update(members)
    .set({ displayName })
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  await noticeNicknames(context, guildId, [userId]);
};

test('a nickname follows the in-game name only where the family wants it, and never that of the owner or of those above the bot', async () => {
  const { guildId, ownerId, owner, save } = await family();
  const userId = await addMember(context.db, guildId, { displayName: 'Dante' });
  const rename = async (ingameNick: string, who = userId) =>
    updateMember(context, owner, { guildId, userId: who, ingameNick, staticId: null, expected: {} });
  await rename('Ivan_Petrov');
  expect(await asked(guildId, 'nickname')).toEqual([userId]);
  expect(await findNickname(context, guildId, userId)).toBeNull();
  await save(nicknames({ in_step: true, pattern: '[F] {nick} | {static}' }));
  expect(await findNickname(context, guildId, userId)).toBe('[F] Ivan_Petrov');
  await rename('The_Owner', ownerId);
  expect(await findNickname(context, guildId, ownerId)).toBeNull();
  const high = await addRole(context.db, guildId, { position: 9 });
  await context.db
    .update(members)
    .set({ roleIds: [high] })
    .where(eq(members.userId, userId));
  expect(await findNickname(context, guildId, userId)).toBeNull();
});

test('a nickname changed by hand is put right once, then left alone until the in-game name changes', async () => {
  const { guildId, save } = await family();
  const userId = await addMember(context.db, guildId, { displayName: 'Dante', ingameNick: 'Ivan_Petrov' });
  await save(nicknames({ in_step: true, pattern: '{nick}' }));
  const give = async () => {
    const nickname = await findNickname(context, guildId, userId);
    if (nickname !== null) await recordNickname(context, guildId, userId, nickname);
    return nickname;
  };
  expect(await give()).toBe('Ivan_Petrov');
  // An update that was on its way when the bot renamed them.
  await named(guildId, userId, 'Dante');
  expect(await asked(guildId, 'nickname')).toEqual([]);
  await named(guildId, userId, 'Ivan_Petrov');
  await named(guildId, userId, 'By hand');
  expect(await asked(guildId, 'nickname')).toEqual([userId]);
  expect(await give()).toBe('Ivan_Petrov');
  await named(guildId, userId, 'Ivan_Petrov');
  for (const name of ['Once more', 'And again']) {
    await named(guildId, userId, name);
    expect(await give()).toBeNull();
  }
  expect(await asked(guildId, 'nickname')).toHaveLength(1);
  expect(await rowsOf(guildId, 'nickname.left_alone')).toMatchObject([
    { targetId: userId, data: { nickname: 'Ivan_Petrov', name: 'Once more' } },
  ]);
  await context.db.update(members).set({ ingameNick: 'Ivan_Orlov' }).where(eq(members.userId, userId));
  expect(await give()).toBe('Ivan_Orlov');
});

test('the whole family is renamed after a preview, also who was renamed by hand, and with the rank', async () => {
  const { guildId, ownerId, owner, save } = await family();
  const soldier = await addRole(context.db, guildId, { position: 3 });
  const steps = [{ role_id: soldier, name: 'Soldier', requirements: NO_REQUIREMENTS }];
  const dante = await addMember(context.db, guildId, {
    displayName: 'Dante',
    ingameNick: 'Dante_Moretti',
    roleIds: [soldier],
  });
  await saveLadder(context, owner, { guildId, version: 0, steps });
  await addMember(context.db, guildId, { displayName: 'Luca_Rossi', ingameNick: 'Luca_Rossi' });
  await addMember(context.db, guildId, { displayName: 'Nameless' });
  await context.db.update(members).set({ ingameNick: 'The_Owner' }).where(eq(members.userId, ownerId));
  await save(nicknames({ pattern: '{rank} {nick}' }));
  expect(await previewNicknames(context, owner, { guildId, ...PAGE })).toMatchObject({
    items: [{ user_id: dante, display_name: 'Dante', nickname: 'Soldier Dante_Moretti' }],
    total: 1,
    above_bot: 1,
    nameless: 1,
  });
  const member = discordActor(dante);
  await expect(applyNicknames(context, member, { guildId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect(await findNickname(context, guildId, dante)).toBeNull();
  expect(await applyNicknames(context, owner, { guildId })).toEqual({ asked: 1 });
  expect(await asked(guildId, 'nickname')).toContain(dante);
  expect(await findNickname(context, guildId, dante)).toBe('Soldier Dante_Moretti');
  await recordNickname(context, guildId, dante, 'Soldier Dante_Moretti');
  // Everybody was renamed as ordered; from now on nicknames follow only if the family wants it.
  expect(await findNickname(context, guildId, dante)).toBeNull();
  const [state] = await context.db.select().from(memberNicknames).where(eq(memberNicknames.userId, dante));
  expect(state).toMatchObject({ nickname: 'Soldier Dante_Moretti', times: 1, ordered: false });
});
