import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, giveReputation } from '../testing/test-guild.ts';
import { stopRole } from './givable-roles.ts';
import { findRoleChanges, recordRoleChange } from './reputation-roles.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const familyWithReward = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const roleId = await addRole(context.db, guildId, { name: 'Veteran' });
  const userId = await addMember(context.db, guildId, { reputation: 100 });
  await addMember(context.db, guildId, { reputation: 99 });
  const values = { ...DEFAULT_SETTINGS, reputation_roles: [{ role_id: roleId, reputation: 100 }] };
  const saved = { guildId, version: 1, values, updatedBy: ownerId, updatedAt: context.clock() };
  await context.db.insert(guildSettings).values(saved);
  const stops = async () =>
    context.db
      .select({ data: activity.data })
      .from(activity)
      .where(and(eq(activity.guildId, guildId), eq(activity.type, 'reputation.role_stopped')));
  const setBits = async (permissions: string) =>
    context.db.update(roles).set({ permissions }).where(eq(roles.id, roleId));
  return { guildId, roleId, userId, stops, setBits };
};

test('only members with wrong roles are listed, and those who were served are not listed again', async () => {
  const { guildId, roleId, userId } = await familyWithReward();
  const change = { userId, give: [roleId], take: [] };
  expect(await findRoleChanges(context, guildId)).toEqual([change]);
  await recordRoleChange(context, guildId, change);
  expect(await findRoleChanges(context, guildId)).toEqual([]);
  const [held] = await context.db.select().from(members).where(eq(members.userId, userId));
  expect(held?.roleIds).toEqual([roleId]);
});

test('a role that was just given is taken again, even while a late update of Discord hides it', async () => {
  const { guildId, roleId, userId } = await familyWithReward();
  await recordRoleChange(context, guildId, { userId, give: [roleId], take: [] });
  // The update about an earlier change arrives only now: in the mirror the member is without the role.
  await context.db.update(members).set({ roleIds: [] }).where(eq(members.userId, userId));
  await giveReputation(context.db, guildId, userId, -1);
  const takenBack = { userId, give: [], take: [roleId] };
  expect(await findRoleChanges(context, guildId)).toEqual([takenBack]);
  await recordRoleChange(context, guildId, takenBack);
  expect(await findRoleChanges(context, guildId)).toEqual([]);
});

test('once all updates of Discord have arrived, only the mirror counts', async () => {
  const { guildId, roleId, userId } = await familyWithReward();
  await recordRoleChange(context, guildId, { userId, give: [roleId], take: [] });
  await context.db.update(members).set({ roleIds: [] }).where(eq(members.userId, userId));
  await giveReputation(context.db, guildId, userId, -1);
  context.travel(61_000);
  expect(await findRoleChanges(context, guildId)).toEqual([]);
});

test('a role that became dangerous is neither given nor removed', async () => {
  const { guildId, roleId, userId, setBits } = await familyWithReward();
  await setBits(String(1n << 3n));
  expect(await findRoleChanges(context, guildId)).toEqual([]);
  await setBits('0');
  expect(await findRoleChanges(context, guildId)).toEqual([{ userId, give: [roleId], take: [] }]);
});

test('a role that Discord refused is not tried for an hour, and reported once', async () => {
  const { guildId, roleId, stops } = await familyWithReward();
  await stopRole(context, guildId, roleId);
  expect(await findRoleChanges(context, guildId)).toEqual([]);
  context.travel(61 * 60 * 1000);
  expect(await findRoleChanges(context, guildId)).toHaveLength(1);
  await stopRole(context, guildId, roleId);
  expect(await findRoleChanges(context, guildId)).toEqual([]);
  expect(await stops()).toHaveLength(1);
});
