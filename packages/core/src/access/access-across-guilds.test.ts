import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rolePermissions } from '../platform/db/schema/access.ts';
import { roles } from '../platform/db/schema/guilds.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, addRole, newId } from '../testing/test-guild.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const ADMINISTRATOR = String(1 << 3);

/** A plain member of one guild who is also in another one, with the other guild's roles and rights. */
const inBoth = async (thereOptions: { roleIds?: string[] } = {}) => {
  const [here, there] = [await addGuild(context.db), await addGuild(context.db)];
  const userId = newId();
  // The other guild's id sorts first.
  await addMember(context.db, there.id, { userId, ...thereOptions });
  await addMember(context.db, here.id, { userId });
  return {
    here,
    there,
    userId,
    levelHere: async () => (await context.access.inGuild(userId, here.id))?.level,
  };
};

test('an owner of another guild is a plain member here', async () => {
  const elsewhere = await addGuild(context.db);
  const here = await addGuild(context.db);
  await addMember(context.db, here.id, { userId: elsewhere.ownerId });
  const access = await context.access.inGuild(elsewhere.ownerId, here.id);
  expect(access).toMatchObject({ guildId: here.id, level: 'member' });
});

test('a panel user of another guild is not one here', async () => {
  const { there, userId, levelHere } = await inBoth();
  await addPanelUser(context.db, there.id, userId);
  expect(await levelHere()).toBe('member');
});

test('the rights of others in the same guild do not apply to a member', async () => {
  const { id } = await addGuild(context.db);
  await addPanelUser(context.db, id, await addMember(context.db, id));
  const role = await addRole(context.db, id, { permissions: ADMINISTRATOR });
  await addMember(context.db, id, { roleIds: [role] });
  const access = await context.access.inGuild(await addMember(context.db, id), id);
  expect(access).toMatchObject({ level: 'member', permissions: new Set() });
});

test('a panel user also has the permissions of their roles', async () => {
  const { id } = await addGuild(context.db);
  const role = await addRole(context.db, id, { granted: ['settings.manage'] });
  const userId = await addMember(context.db, id, { roleIds: [role] });
  await addPanelUser(context.db, id, userId);
  const access = await context.access.inGuild(userId, id);
  expect(access?.level).toBe('panel_user');
  expect(access?.permissions.has('settings.manage')).toBe(true);
  expect(access?.permissions.has('users.edit')).toBe(true);
});

test('a role held in another guild grants nothing here, even if it has the id of a role here', async () => {
  const { here, there, userId, levelHere } = await inBoth();
  const role = await addRole(context.db, here.id, { permissions: ADMINISTRATOR });
  const other = await addMember(context.db, there.id, { roleIds: [role] });
  await addMember(context.db, here.id, { userId: other });
  expect((await context.access.inGuild(other, here.id))?.level).toBe('member');
  expect(userId).not.toBe(other);
  expect(await levelHere()).toBe('member');
});

test('permissions that another guild gives to a role of the same id do not apply here', async () => {
  const { here, there } = await inBoth();
  const roleId = await addRole(context.db, there.id, { granted: ['settings.manage'] });
  const plain = { name: 'Role', color: 0, position: 1, permissions: '0', managed: false };
  await context.db.insert(roles).values({ ...plain, guildId: here.id, id: roleId });
  const userId = await addMember(context.db, here.id, { roleIds: [roleId] });
  expect((await context.access.inGuild(userId, here.id))?.permissions.size).toBe(0);
});

test('@everyone applies to every member: its panel permissions and its Discord permissions', async () => {
  const { id } = await addGuild(context.db);
  const userId = await addMember(context.db, id);
  await context.db.insert(rolePermissions).values({ guildId: id, roleId: id, permissions: ['events.view'] });
  expect((await context.access.inGuild(userId, id))?.permissions).toEqual(new Set(['events.view']));
  await context.db.update(roles).set({ permissions: ADMINISTRATOR }).where(eq(roles.id, id));
  const later = await addMember(context.db, id);
  expect((await context.access.inGuild(later, id))?.level).toBe('manager');
});
