import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channels, guilds, members, roles } from '../platform/db/schema/guilds.ts';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { saveSettings } from './save-settings.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { checkBotPermissions } from './check-bot-permissions.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const KICK = 1n << 1n;
const NEEDED = KICK | (1n << 10n) | (1n << 11n) | (1n << 14n) | (1n << 15n) | (1n << 16n);

/** A guild whose bot has all permissions that it needs, with a channel for events and a reward role. */
const guildWithBot = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const botRole = await addRole(context.db, guildId, { permissions: String(NEEDED) });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [botRole] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
  const channelId = newId();
  await context.db.insert(channels).values({ guildId, id: channelId, name: 'мп', type: 0, position: 0 });
  await saveSettings(context, panelActor(ownerId), {
    ...DEFAULT_SETTINGS,
    channels: { ...DEFAULT_SETTINGS.channels, events: channelId },
    guildId,
    version: 0,
  });
  const gaps = async () => (await checkBotPermissions(context, panelActor(ownerId), { guildId })).items;
  return { guildId, ownerId, botRole, botUserId, channelId, gaps };
};

test('a bot with all permissions lacks nothing; a permission that a channel denies is named', async () => {
  const { guildId, channelId, gaps } = await guildWithBot();
  expect(await gaps()).toEqual([]);
  await context.db
    .update(channels)
    .set({ overwrites: [{ id: guildId, kind: 'role', allow: '0', deny: String((1n << 11n) | (1n << 15n)) }] })
    .where(eq(channels.id, channelId));
  expect(await gaps()).toEqual([
    {
      setting: 'channels.events',
      channel_id: channelId,
      channel_name: 'мп',
      missing: ['SendMessages', 'AttachFiles'],
    },
  ]);
});

test('a deleted channel lacks every permission', async () => {
  const { channelId, gaps } = await guildWithBot();
  await context.db.delete(channels).where(eq(channels.id, channelId));
  const [gap] = await gaps();
  expect(gap).toMatchObject({ channel_id: channelId, channel_name: null });
  expect(gap?.missing).toHaveLength(5);
});

test('reward roles need Manage Roles in the server', async () => {
  const { guildId, ownerId, botRole, gaps } = await guildWithBot();
  const reward = await addRole(context.db, guildId);
  await saveSettings(context, panelActor(ownerId), {
    ...DEFAULT_SETTINGS,
    reputation_roles: [{ role_id: reward, reputation: 100 }],
    guildId,
    version: 1,
  });
  expect(await gaps()).toEqual([
    { setting: 'reputation_roles', channel_id: null, channel_name: null, missing: ['ManageRoles'] },
  ]);
  await context.db
    .update(roles)
    .set({ permissions: String(KICK | (1n << 28n)) })
    .where(eq(roles.id, botRole));
  expect(await gaps()).toEqual([]);
});

test('proposing dismissals needs Kick Members in the server', async () => {
  const { guildId, ownerId, botRole, channelId, gaps } = await guildWithBot();
  await context.db
    .update(roles)
    .set({ permissions: String(NEEDED & ~KICK) })
    .where(eq(roles.id, botRole));
  expect(await gaps()).toEqual([
    { setting: 'warnings.dismiss_at', channel_id: null, channel_name: null, missing: ['KickMembers'] },
  ]);
  await saveSettings(context, panelActor(ownerId), {
    ...DEFAULT_SETTINGS,
    channels: { ...DEFAULT_SETTINGS.channels, events: channelId },
    warnings: { ...DEFAULT_SETTINGS.warnings, dismiss_at: 0 },
    guildId,
    version: 1,
  });
  expect(await gaps()).toEqual([]);
});

test('threads need three permissions in the channel of the sign-up', async () => {
  const { guildId, ownerId, botRole, channelId, gaps } = await guildWithBot();
  await saveSettings(context, panelActor(ownerId), {
    ...DEFAULT_SETTINGS,
    channels: { ...DEFAULT_SETTINGS.channels, events: channelId },
    events: { ...DEFAULT_SETTINGS.events, thread: true },
    guildId,
    version: 1,
  });
  const missing = ['CreatePrivateThreads', 'SendMessagesInThreads', 'ManageThreads'];
  expect(await gaps()).toEqual([
    { setting: 'events.thread', channel_id: channelId, channel_name: 'мп', missing },
  ]);
  const all = NEEDED | (1n << 34n) | (1n << 36n) | (1n << 38n);
  await context.db
    .update(roles)
    .set({ permissions: String(all) })
    .where(eq(roles.id, botRole));
  expect(await gaps()).toEqual([]);
});

test('another bot’s permissions do not count, and for a bot that is not mirrored yet nothing is reported', async () => {
  const { guildId, botUserId, botRole, gaps } = await guildWithBot();
  await context.db.update(members).set({ roleIds: [] }).where(eq(members.userId, botUserId));
  await addMember(context.db, guildId, { isBot: true, roleIds: [botRole] });
  expect(await gaps()).toHaveLength(2);
  await context.db.update(guilds).set({ botUserId: null }).where(eq(guilds.id, guildId));
  expect(await gaps()).toEqual([]);
});

test('only people who manage settings see the result; in Discord also those of a Free guild', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const member = await addMember(context.db, guildId);
  await expect(checkBotPermissions(context, discordActor(member), { guildId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect(await checkBotPermissions(context, discordActor(ownerId), { guildId })).toMatchObject({ total: 0 });
});
