import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordActivity } from '../activity/record-activity.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole } from '../testing/test-guild.ts';
import { getDashboard } from './get-dashboard.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const record = async (guildId: string, actorId: string) =>
  context.db.transaction(async (tx) =>
    recordActivity(context, tx, { guildId, type: 'roles.saved', actorId }),
  );

test('the numbers and the last three activities come in one answer', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await addMember(context.db, guildId, { reputation: 40, lastActiveAt: context.clock() });
  for (let index = 0; index < 4; index += 1) await record(guildId, ownerId);
  const { stats, recent_activity } = await getDashboard(context, panelActor(ownerId), { guildId });
  expect(stats).toMatchObject({ members: 2, members_active_7d: 1, reputation_total: 40 });
  expect(recent_activity).toHaveLength(3);
});

test('who may not look at the activity is shown none of it', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await record(guildId, ownerId);
  const roleId = await addRole(context.db, guildId, { granted: ['panel.view'] });
  const viewer = await addMember(context.db, guildId, { roleIds: [roleId] });
  const { recent_activity } = await getDashboard(context, panelActor(viewer), { guildId });
  expect(recent_activity).toBeNull();
});
