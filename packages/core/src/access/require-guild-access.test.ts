import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordEvents } from '../testing/record-events.ts';
import { mirrorChanges } from '../mirror/mirror-changes.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { requireGuildAccess } from './require-guild-access.ts';
import { requireMembership } from './require-membership.ts';

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

test('before the list of members is complete the owner may do everything, and others who use the bot are asked to wait', async () => {
  const [guildId, ownerId, userId] = [newId(), newId(), newId()];
  const guild = { id: guildId, name: 'New Family', iconPath: null, ownerId };
  await mirrorChanges(context, { guildId, guild });
  const rule = FREE;
  for (const actor of [panelActor(ownerId), discordActor(ownerId)])
    expect(await requireGuildAccess(context, actor, guildId, rule)).toMatchObject({ level: 'manager' });
  expect(await context.access.everywhere(ownerId)).toHaveLength(1);
  const codeFor = async (actor: Parameters<typeof requireGuildAccess>[1]) =>
    requireGuildAccess(context, actor, guildId, rule).catch(({ code }: { code: string }) => code);
  expect(await codeFor(discordActor(userId))).toBe('members_being_read');
  await expect(requireMembership(context, discordActor(userId), guildId)).rejects.toMatchObject({
    code: 'members_being_read',
  });
  expect(await codeFor(panelActor(userId))).toBe('guild_not_found');

  const events = await recordEvents(context, async () =>
    mirrorChanges(context, { guildId, members: { kind: 'whole', present: [] }, complete: true }),
  );
  expect(events).toContainEqual({ type: 'guild.changed', guildId });
  expect(await codeFor(discordActor(userId))).toBe('guild_not_found');
  expect(await context.access.everywhere(ownerId)).toHaveLength(0);
});
