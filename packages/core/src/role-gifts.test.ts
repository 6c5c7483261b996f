import { readdir, readFile } from 'node:fs/promises';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import type { Permission } from '@famiglia/contract/access/permissions';
import { GIFT_PLACES } from '@famiglia/contract/reputation/reward-roles';
import type { GiftPlace } from '@famiglia/contract/reputation/reward-roles';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveRolePermissions } from './access/save-role-permissions.ts';
import { findUntoldBlocks, listBlockedRoles, recordBlocks } from './settings/blocked-roles.ts';
import { saveSettings } from './settings/save-settings.ts';
import { mirrorChanges } from './mirror/mirror-changes.ts';
import { findAwayRoleChanges } from './vacations/away-roles.ts';
import { giveVacation } from './vacations/give-vacation.ts';
import { findWarningRoleChanges, rememberTakenRole } from './warnings/warning-roles.ts';
import { AppError } from './platform/app-error.ts';
import { MANAGE_ROLES } from './platform/discord/permission-bits.ts';
import { activity } from './platform/db/schema/activity.ts';
import { deliveryRequests } from './platform/db/schema/deliveries.ts';
import { guilds } from './platform/db/schema/guilds.ts';
import { memberJoinings } from './platform/db/schema/joining.ts';
import { guildSettings } from './platform/db/schema/settings.ts';
import { findRoleChanges } from './reputation/reputation-roles.ts';
import { setReputation } from './reputation/set-reputation.ts';
import { addApplication, addForm } from './testing/test-applications.ts';
import { discordActor, panelActor } from './testing/test-actor.ts';
import { createTestContext } from './testing/test-context.ts';
import type { TestContext } from './testing/test-context.ts';
import { addGuild, addMember, addRole } from './testing/test-guild.ts';
import { findAcceptedMember } from './applications/accepted-member.ts';
import { moveApplication } from './applications/move-application.ts';
import { choosePingRole } from './joining/choose-ping-role.ts';
import { findJoiningRoles } from './joining/joining-roles.ts';
import { findRankRoles } from './ranks/rank-delivery.ts';
import { findShopRoleChanges } from './shop/shop-roles.ts';
import { addTestOffer, buyNow, openShop } from './shop/testing/test-shop.ts';
import { saveLadder } from './ranks/save-ladder.ts';
import { setRank } from './ranks/set-rank.ts';

const ADMINISTRATOR = String(1n << 3n);
const LEADS: Permission[] = ['panel.view', 'applications.manage', 'personnel.manage', 'reputation.edit'];

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** A family with its bot, a leader who manages people but not settings, a member, and a role for gifts. */
const family = async () => {
  const { db } = context;
  const { id: guildId, ownerId } = await addGuild(db);
  const botRole = await addRole(db, guildId, { position: 50, permissions: String(MANAGE_ROLES) });
  const botUserId = await addMember(db, guildId, { isBot: true, roleIds: [botRole] });
  await db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
  const leaderRole = await addRole(db, guildId, { position: 40, granted: LEADS });
  const leaderId = await addMember(db, guildId, { roleIds: [leaderRole] });
  const userId = await addMember(db, guildId, { reputation: 100 });
  const roleId = await addRole(db, guildId, { name: 'Veteran' });
  const set = async (values: Partial<SettingsValues>) => {
    const row = { guildId, version: 1, values: { ...DEFAULT_SETTINGS, ...values } };
    await db.insert(guildSettings).values({ ...row, updatedBy: ownerId, updatedAt: context.clock() });
  };
  const grant = async (id: string, permissions: Permission[]) =>
    saveRolePermissions(context, panelActor(ownerId), {
      guildId,
      roles: [{ role_id: id, permissions, signup_priority: 0 }],
    });
  const setBits = async (permissions: string) =>
    mirrorChanges(context, {
      guildId,
      roles: {
        kind: 'some',
        present: [
          {
            id: roleId,
            name: 'Veteran',
            color: 0,
            position: 1,
            permissions,
            managed: false,
            mentionable: false,
          },
        ],
        gone: [],
      },
    });
  return { guildId, ownerId, leaderId, leaderRole, userId, roleId, set, grant, setBits };
};
type Family = Awaited<ReturnType<typeof family>>;

const joining = (values: Partial<SettingsValues['joining']>) => ({
  joining: { ...DEFAULT_SETTINGS.joining, ...values },
});

const comesBack = async ({ guildId, userId, roleId }: Family, roleIds: string[] = [roleId]) =>
  context.db.insert(memberJoinings).values({
    guildId,
    userId,
    noticedAt: context.clock(),
    roleIds,
    memberSince: new Date('2026-01-01T00:00:00Z'),
  });

/**
 * Every place that gives a role: the function sets it up, and the returned one gives the roles that the bot would give
 * now. A new place does not compile without its entry.
 */
const PLACES: Record<GiftPlace, (family: Family) => Promise<() => Promise<readonly string[]>>> = {
  reputation: async ({ guildId, userId, roleId, set }) => {
    await set({ reputation_roles: [{ role_id: roleId, reputation: 100 }] });
    return async () =>
      (await findRoleChanges(context, guildId)).flatMap((one) => (one.userId === userId ? one.give : []));
  },
  first_roles: async (all) => {
    await all.set(joining({ roles: [all.roleId] }));
    await comesBack(all, []);
    return async () => (await findJoiningRoles(context, all.guildId, all.userId))?.give ?? [];
  },
  returned_roles: async (all) => {
    await all.set(joining({ return_roles: true }));
    await comesBack(all);
    return async () => (await findJoiningRoles(context, all.guildId, all.userId))?.give ?? [];
  },
  ping_roles: async ({ guildId, userId, roleId, set }) => {
    await set(joining({ ping_roles: [{ role_id: roleId, label: 'МП', emoji: '' }] }));
    return async () => {
      try {
        return [(await choosePingRole(context, discordActor(userId), { guildId, roleId })).roleId];
      } catch (error) {
        if (error instanceof AppError && error.code === 'ping_role_refused') return [];
        throw error;
      }
    };
  },
  vacations: async ({ guildId, ownerId, userId, roleId, set }) => {
    await set({ vacations: { ...DEFAULT_SETTINGS.vacations, role: roleId } });
    const today = context.clock().toISOString().slice(0, 10);
    const span = { from: today, until: today, reason: '' };
    await giveVacation(context, panelActor(ownerId), { guildId, userId, ...span });
    context.travel(1);
    return async () =>
      (await findAwayRoleChanges(context, guildId)).changes.flatMap(({ give }) =>
        give === null ? [] : [give],
      );
  },
  warnings: async ({ guildId, userId, roleId, set }) => {
    await set({ warnings: { ...DEFAULT_SETTINGS.warnings, role: roleId, role_at: 2 } });
    await rememberTakenRole(context, guildId, { userId, roleId });
    return async () =>
      (await findWarningRoleChanges(context, guildId)).flatMap((one) =>
        one.action === 'give' ? [one.roleId] : [],
      );
  },
  shop: async ({ guildId, ownerId, userId, roleId }) => {
    await openShop(context, guildId, ownerId);
    const values = { guildId, kind: 'role', roleId, days: 7 } as const;
    const offer = await addTestOffer(context, ownerId, values);
    await buyNow(context, userId, { ...offer, guildId });
    return async () =>
      (await findShopRoleChanges(context, guildId)).changes.flatMap(({ give }) =>
        give === null ? [] : [give],
      );
  },
  acceptance: async ({ guildId, ownerId, leaderId, userId, roleId }) => {
    const form = await addForm(context, guildId, ownerId, { gives_role_ids: [roleId] });
    const applicationId = await addApplication(context, guildId, form.id, userId);
    const step = { guildId, applicationId, step: 'accept', text: '' } as const;
    await moveApplication(context, panelActor(leaderId), step);
    return async () => (await findAcceptedMember(context, guildId, applicationId))?.give ?? [];
  },
  ranks: async ({ guildId, ownerId, leaderId, userId, roleId }) => {
    const steps = [{ role_id: roleId, name: 'Veteran', requirements: NO_REQUIREMENTS }];
    await saveLadder(context, panelActor(ownerId), { guildId, version: 0, steps });
    await setRank(context, panelActor(leaderId), { guildId, userId, roleId, reason: '' });
    return async () => (await findRankRoles(context, guildId, userId))?.give ?? [];
  },
};

describe.each(Object.entries(PLACES))('%s', (place, reach) => {
  const rule = GIFT_PLACES[place as GiftPlace];

  test('a role that got rights in the panel since is not given', async () => {
    const all = await family();
    const given = await reach(all);
    expect(await given()).toEqual([all.roleId]);
    await all.grant(all.roleId, ['settings.manage']);
    expect(await given()).toEqual([]);
    // To see the panel is a right too.
    await all.grant(all.roleId, ['panel.view']);
    expect(await given()).toEqual(rule === 'person' ? [all.roleId] : []);
    await all.grant(all.roleId, []);
    expect(await given()).toEqual([all.roleId]);
  });

  test('a role that may manage the server is given by nobody', async () => {
    const all = await family();
    const given = await reach(all);
    await all.setBits(ADMINISTRATOR);
    expect(await given()).toEqual([]);
  });

  test.runIf(rule === 'person')('whoever has these rights now decides with them', async () => {
    const all = await family();
    const given = await reach(all);
    await all.grant(all.roleId, ['settings.manage']);
    await all.grant(all.leaderRole, [...LEADS, 'settings.manage']);
    expect(await given()).toEqual([all.roleId]);
  });
});

test('a reviewer cannot accept into a role with rights that they lack; somebody who has them can', async () => {
  const { guildId, ownerId, leaderId, userId, roleId, grant } = await family();
  const form = await addForm(context, guildId, ownerId, { gives_role_ids: [roleId] });
  const applicationId = await addApplication(context, guildId, form.id, userId);
  await grant(roleId, ['panel.view', 'settings.manage', 'access.manage']);
  const accept = async (by: string) =>
    moveApplication(context, panelActor(by), { guildId, applicationId, step: 'accept', text: '' });
  await expect(accept(leaderId)).rejects.toMatchObject({
    code: 'role_rights_missing',
    errors: [{ field: 'step', message: 'role_grants_more:access.manage,settings.manage:Veteran' }],
  });
  expect(await accept(ownerId)).toMatchObject({ status: 'accepted' });
  expect(await findAcceptedMember(context, guildId, applicationId)).toMatchObject({ give: [roleId] });
});

test('a role with rights cannot be earned by reputation, whoever sets it', async () => {
  const { guildId, ownerId, leaderId, roleId, grant } = await family();
  await grant(roleId, ['access.manage']);
  const reward = { reputation_roles: [{ role_id: roleId, reputation: 100 }] };
  const save = saveSettings(context, panelActor(ownerId), {
    ...DEFAULT_SETTINGS,
    ...reward,
    guildId,
    version: 0,
  });
  await expect(save).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'reputation_roles.0', message: 'role_panel_rights:access.manage:Veteran' }],
  });
  // A role that was saved before it had rights is not given either.
  await expect(
    setReputation(context, panelActor(leaderId), { guildId, userId: leaderId, reputation: 100 }),
  ).rejects.toMatchObject({ code: 'own_decision' });
});

test('a blocked role is shown with its setting, told once, and given again when it is free', async () => {
  const { guildId, ownerId, roleId, grant, set, setBits } = await family();
  await set({
    reputation_roles: [{ role_id: roleId, reputation: 100 }],
    vacations: { ...DEFAULT_SETTINGS.vacations, role: roleId },
  });
  const asked = async (kind: 'blocked_roles' | 'reputation_roles') => {
    const wanted = and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, kind));
    return (await context.db.delete(deliveryRequests).where(wanted).returning()).length > 0;
  };
  const told = async () => {
    const untold = await findUntoldBlocks(context, guildId);
    await recordBlocks(context, guildId, untold);
    return untold.map(({ setting, message }) => `${setting} ${message}`);
  };
  expect(await told()).toEqual([]);

  await grant(roleId, ['access.manage']);
  expect(await asked('blocked_roles')).toBe(true);
  const shown = ['reputation_roles', 'vacations.role'];
  const blocked = await listBlockedRoles(context, panelActor(ownerId), { guildId });
  expect(blocked.map(({ setting }) => setting)).toEqual(shown);
  expect(await told()).toEqual(shown.map((setting) => `${setting} role_panel_rights:access.manage:Veteran`));
  expect(await told()).toEqual([]);

  await setBits(ADMINISTRATOR);
  expect(await asked('blocked_roles')).toBe(true);
  expect(await told()).toEqual(shown.map((setting) => `${setting} role_dangerous`));

  await setBits('0');
  await grant(roleId, []);
  expect(await told()).toEqual([]);
  expect(await asked('reputation_roles')).toBe(true);
  const wanted = and(eq(activity.guildId, guildId), eq(activity.type, 'roles.blocked'));
  expect(await context.db.$count(activity, wanted)).toBe(2);
});

test('only one function gives a role in Discord, and it takes only checked roles', async () => {
  const root = new URL('../../../', import.meta.url);
  const found = { gives: new Set<string>(), casts: new Set<string>(), patches: new Set<string>() };
  const folders = ['core', 'bot', 'api', 'server'].map((name) => `packages/${name}/src/`);
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(new URL(folder, root), { recursive: true })).map((name) => `${folder}${name}`),
    ),
  );
  for (const file of files.flat()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.includes('/testing/')) continue;
    const source = await readFile(new URL(file, root), 'utf8');
    if (/guildMemberRole\(/u.test(source)) found.gives.add(file);
    if (/as GivableRole/u.test(source)) found.casts.add(file);
    if (/body: \{[^}]*\broles\b/u.test(source)) found.patches.add(file);
  }
  // The first one only takes roles.
  expect([...found.gives].toSorted()).toEqual([
    'packages/bot/src/features/dismissals/dismissal.ts',
    'packages/bot/src/kit/discord/change-roles.ts',
  ]);
  expect([...found.casts]).toEqual(['packages/core/src/bot-permissions/role-gifts.ts']);
  expect([...found.patches]).toEqual([]);
  expect(Object.keys(PLACES).toSorted()).toEqual(Object.keys(GIFT_PLACES).toSorted());
});
