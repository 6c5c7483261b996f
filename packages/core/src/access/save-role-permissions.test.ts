import type { Permission } from '@famiglia/contract/access/permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { listRolePermissions } from './list-role-permissions.ts';
import { saveRolePermissions } from './save-role-permissions.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const grant = (role_id: string, permissions: Permission[]) => ({
  role_id,
  permissions,
  signup_priority: 0,
});

test('saves 250 roles at once, lists them highest first, and publishes one bus event', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const roleIds: string[] = [];
  for (let position = 1; position <= 250; position += 1)
    roleIds.push(await addRole(context.db, id, { position }));
  const roles = roleIds.map((roleId) => ({ ...grant(roleId, ['panel.view']), signup_priority: 7 }));
  const saved = await saveRolePermissions(context, panelActor(ownerId), { guildId: id, roles });
  expect(saved.items[0]).toMatchObject({ position: 250, permissions: ['panel.view'], signup_priority: 7 });
  expect(saved.total).toBe(251);
  const rows = await context.db.select().from(activity).where(eq(activity.guildId, id));
  expect(rows.map((row) => [row.type, row.actorId])).toEqual([['roles.saved', ownerId]]);
});

test('says how many have each role: people who are here, and everyone has @everyone', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const soldiers = await addRole(context.db, id, { position: 2 });
  const empty = await addRole(context.db, id, { position: 1 });
  await addMember(context.db, id, { roleIds: [soldiers] });
  await addMember(context.db, id, { roleIds: [soldiers] });
  await addMember(context.db, id, { roleIds: [soldiers], leftAt: new Date() });
  // A member of another guild counts there only.
  await addMember(context.db, (await addGuild(context.db)).id, { roleIds: [soldiers] });
  const { items } = await listRolePermissions(context, panelActor(ownerId), { guildId: id });
  const members = new Map(items.map((role) => [role.role_id, role.members]));
  expect([members.get(soldiers), members.get(empty)]).toEqual([2, 0]);
  // The owner is a member too.
  expect(members.get(id)).toBe(3);
});

test('a batch with one unknown or repeated role changes nothing and names that role', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const known = await addRole(context.db, id);
  const unknown = newId();
  const roles = [grant(known, ['panel.view']), grant(unknown, []), grant(known, [])];
  await expect(
    saveRolePermissions(context, panelActor(ownerId), { guildId: id, roles }),
  ).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [
      { field: 'roles.1.role_id', message: `unknown_role: ${unknown}` },
      { field: 'roles.2.role_id', message: `repeated: ${known}` },
    ],
  });
  const { items } = await listRolePermissions(context, panelActor(ownerId), { guildId: id });
  expect(items.every((role) => role.permissions.length === 0)).toBe(true);
});

test('a role of another guild is unknown here', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const foreign = await addRole(context.db, (await addGuild(context.db)).id);
  await expect(
    saveRolePermissions(context, panelActor(ownerId), { guildId: id, roles: [grant(foreign, [])] }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
});

test('nobody can grant permissions that they do not have, but may keep or remove them', async () => {
  const { id } = await addGuild(context.db);
  const deputies = await addRole(context.db, id, { granted: ['access.manage', 'users.view'] });
  const others = await addRole(context.db, id, { granted: ['settings.manage'] });
  const deputy = panelActor(await addMember(context.db, id, { roleIds: [deputies] }));
  const save = async (permissions: Permission[]) =>
    saveRolePermissions(context, deputy, { guildId: id, roles: [grant(others, permissions)] });

  await expect(save(['settings.manage', 'events.manage'])).rejects.toMatchObject({
    code: 'permission_denied',
    errors: [{ field: 'events.manage', message: 'not_held' }],
  });
  const kept = await save(['settings.manage', 'users.view']);
  expect(kept.items.find((role) => role.role_id === others)?.permissions).toEqual([
    'settings.manage',
    'users.view',
  ]);
  await save([]);
  await expect(save(['settings.manage'])).rejects.toMatchObject({ code: 'permission_denied' });
});

test('concurrent batches are applied one after another, in whatever order they name the roles', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const roleIds = await Promise.all(Array.from({ length: 20 }, async () => addRole(context.db, id)));
  const batch = async (order: string[], permission: Permission) =>
    saveRolePermissions(context, panelActor(ownerId), {
      guildId: id,
      roles: order.map((roleId) => grant(roleId, [permission])),
    });
  await Promise.all(
    Array.from({ length: 6 }, async (_, index) =>
      index % 2 === 0 ? batch(roleIds, 'events.view') : batch(roleIds.toReversed(), 'capts.view'),
    ),
  );
  const { items } = await listRolePermissions(context, panelActor(ownerId), { guildId: id });
  const held = items.filter((role) => role.role_id !== id).map((role) => role.permissions.join());
  expect(new Set(held).size).toBe(1);
});

test('saving the same again writes nothing', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const role = await addRole(context.db, id, { granted: ['users.view', 'panel.view'] });
  const roles = [grant(role, ['panel.view', 'users.view', 'panel.view'])];
  await saveRolePermissions(context, panelActor(ownerId), { guildId: id, roles });
  expect(await context.db.select().from(activity).where(eq(activity.guildId, id))).toEqual([]);
});

test('an older grid overwrites nothing of a role that somebody else changed, and says who did', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const role = await addRole(context.db, id);
  const save = async (permissions: Permission[], version: number) =>
    saveRolePermissions(context, panelActor(ownerId), {
      guildId: id,
      roles: [{ ...grant(role, permissions), version }],
    });
  const { items } = await save(['panel.view'], 0);
  await expect(save(['events.view'], 0)).rejects.toMatchObject({
    code: 'version_conflict',
    change: { type: 'roles.saved', actor: { id: ownerId } },
  });
  const stored = items.find(({ role_id }) => role_id === role);
  const saved = await save(['events.view'], stored?.version ?? 0);
  expect(saved.items.find(({ role_id }) => role_id === role)?.permissions).toEqual(['events.view']);
});
