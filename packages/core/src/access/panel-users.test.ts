import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { recordEvents } from '../testing/record-events.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { addPanelUser } from './add-panel-user.ts';
import { listPanelUsers } from './list-panel-users.ts';
import { removePanelUser } from './remove-panel-user.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('a member becomes a panel user with an end date, is listed, extended and removed', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const userId = await addMember(context.db, guildId, { displayName: 'Vito_Rossi' });
  const added = await addPanelUser(context, owner, {
    guildId,
    userId,
    expiresAt: '2026-04-01T00:00:00.000Z',
  });
  expect(added).toMatchObject({ user_id: userId, display_name: 'Vito_Rossi', added_by: ownerId });
  expect(added.expires_at).toBe('2026-04-01T00:00:00.000Z');

  expect((await addPanelUser(context, owner, { guildId, userId })).expires_at).toBeNull();
  // The same again is no change.
  const heard = await recordEvents(context, async () => {
    expect((await addPanelUser(context, owner, { guildId, userId })).expires_at).toBeNull();
  });
  expect(heard).toEqual([]);
  expect((await listPanelUsers(context, owner, { guildId })).items.map((row) => row.user_id)).toEqual([
    userId,
  ]);

  await removePanelUser(context, owner, { guildId, userId });
  expect((await listPanelUsers(context, owner, { guildId })).total).toBe(0);
  await expect(removePanelUser(context, owner, { guildId, userId })).rejects.toMatchObject({
    code: 'not_found',
  });
  const rows = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(rows.map((row) => row.type)).toEqual(['panel_user.added', 'panel_user.added', 'panel_user.removed']);
});

test('this process applies it to the next request', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  const level = async () => (await context.access.inGuild(userId, guildId))?.level;
  expect(await level()).toBe('member');
  await addPanelUser(context, panelActor(ownerId), { guildId, userId });
  expect(await level()).toBe('panel_user');
  await removePanelUser(context, panelActor(ownerId), { guildId, userId });
  expect(await level()).toBe('member');
});

test('a stranger, a member who left, a bot and a member of another guild cannot become panel users', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const elsewhere = await addGuild(context.db);
  const candidates = [
    newId(),
    await addMember(context.db, guildId, { leftAt: context.clock() }),
    await addMember(context.db, guildId, { isBot: true }),
    await addMember(context.db, elsewhere.id),
  ];
  for (const userId of candidates) {
    await expect(addPanelUser(context, panelActor(ownerId), { guildId, userId })).rejects.toMatchObject({
      code: 'member_not_found',
    });
  }
});

test('a manager can change only their own guild', async () => {
  const mine = await addGuild(context.db);
  const theirs = await addGuild(context.db);
  const userId = await addMember(context.db, theirs.id);
  await addPanelUser(context, panelActor(theirs.ownerId), { guildId: theirs.id, userId });
  await expect(
    removePanelUser(context, panelActor(mine.ownerId), { guildId: mine.id, userId }),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect((await context.access.inGuild(userId, theirs.id))?.level).toBe('panel_user');
});

test('the owner cannot be removed', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await expect(
    removePanelUser(context, panelActor(ownerId), { guildId, userId: ownerId }),
  ).rejects.toMatchObject({
    code: 'owner_always_has_access',
  });
});

test('a date that has passed is refused', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  await expect(
    addPanelUser(context, panelActor(ownerId), { guildId, userId, expiresAt: '2020-01-01T00:00:00.000Z' }),
  ).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'expires_at', message: 'in_past' }],
  });
});

test('a person without a panel user’s permissions cannot give them', async () => {
  const { id: guildId } = await addGuild(context.db);
  const role = await addRole(context.db, guildId, { granted: ['access.manage'] });
  const deputy = panelActor(await addMember(context.db, guildId, { roleIds: [role] }));
  const userId = await addMember(context.db, guildId);
  await expect(addPanelUser(context, deputy, { guildId, userId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
});
