import { guildRoutes } from '@famiglia/contract/guilds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discordActor, panelActor } from '../../testing/test-actor.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild, addMember, newId } from '../../testing/test-guild.ts';
import { requireGuildAccess } from './require-guild-access.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const PREMIUM = guildRoutes.members.access;
const FREE = guildRoutes.stats.access;

test("with the permission, the caller's access is returned", async () => {
  const { id, ownerId } = await addGuild(context.db);
  const access = await requireGuildAccess(context, panelActor(ownerId), id, PREMIUM);
  expect(access).toMatchObject({ guildId: id, level: 'manager' });
});

test.each([
  ['a stranger', 'guild_not_found', panelActor(newId())],
  ['somebody who is not signed in', 'not_signed_in', { kind: 'anonymous', client: {} } as never],
])('%s is refused', async (_who, code, actor) => {
  const { id } = await addGuild(context.db);
  await expect(requireGuildAccess(context, actor, id, PREMIUM)).rejects.toMatchObject({ code });
});

test('a member without the permission is refused in the panel and in Discord', async () => {
  const { id } = await addGuild(context.db);
  const member = await addMember(context.db, id);
  for (const actor of [panelActor(member), discordActor(member)]) {
    await expect(requireGuildAccess(context, actor, id, PREMIUM)).rejects.toMatchObject({
      code: 'permission_denied',
    });
  }
});

test('Premium is required in the panel, but not for free routes and not in Discord', async () => {
  const { id, ownerId } = await addGuild(context.db, { tier: 'free' });
  await expect(requireGuildAccess(context, panelActor(ownerId), id, PREMIUM)).rejects.toMatchObject({
    code: 'premium_required',
  });
  for (const [actor, rule] of [
    [panelActor(ownerId), FREE],
    [discordActor(ownerId), PREMIUM],
    [discordActor(ownerId), FREE],
  ] as const) {
    expect((await requireGuildAccess(context, actor, id, rule)).level).toBe('manager');
  }
});
