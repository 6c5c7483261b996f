import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { afterAll, expect, test } from 'vitest';
import { rankSteps } from '../platform/db/schema/ranks.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole } from '../testing/test-guild.ts';
import { listRoles } from '../guilds/list-roles.ts';
import { saveSettings } from './save-settings.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

test('who decides about rights sees where the bot gives a role, and nobody else does', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const reward = await addRole(context.db, guildId);
  const rank = await addRole(context.db, guildId);
  const opens = await addRole(context.db, guildId, { granted: ['panel.view'], position: 9 });
  await saveSettings(context, panelActor(ownerId), {
    ...DEFAULT_SETTINGS,
    reputation_roles: [{ role_id: reward, reputation: 100 }],
    guildId,
    version: 0,
  });
  await context.db
    .insert(rankSteps)
    .values({ guildId, roleId: rank, position: 1, name: 'Capo', requirements: NO_REQUIREMENTS });
  const reader = await addMember(context.db, guildId, { roleIds: [opens] });
  const given = async (userId: string) => {
    const { items } = await listRoles(context, panelActor(userId), { guildId });
    return [reward, rank, opens].map((id) => items.find((role) => role.id === id)?.given_by);
  };
  expect(await given(ownerId)).toEqual([['reputation'], ['ranks'], []]);
  expect(await given(reader)).toEqual([[], [], []]);
});
