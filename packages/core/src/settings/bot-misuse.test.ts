import type { Permission } from '@famiglia/contract/access/permissions';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channels, guilds, roles } from '../platform/db/schema/guilds.ts';
import { listTextChannels } from '../guilds/list-channels.ts';
import { listRoles } from '../guilds/list-roles.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { saveSettings } from './save-settings.ts';

const VIEW = 1n << 10n;
const SEND = 1n << 11n;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** A family with its bot, and a deputy whose role of position 10 lets them change settings and little else. */
const family = async (granted: Permission[] = ['panel.view', 'settings.manage']) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const everyone = String(VIEW | SEND);
  await context.db.update(roles).set({ permissions: everyone }).where(eq(roles.id, guildId));
  const botRole = await addRole(context.db, guildId, { position: 20 });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [botRole] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
  const deputyRole = await addRole(context.db, guildId, { position: 10, granted });
  const deputyId = await addMember(context.db, guildId, { roleIds: [deputyRole] });
  const save = async (userId: string, changes: Partial<SettingsValues>, version = 0) =>
    saveSettings(context, panelActor(userId), { ...DEFAULT_SETTINGS, ...changes, guildId, version });
  const reward = async (userId: string, role_id: string, reputation = -1_000_000_000) =>
    save(userId, { reputation_roles: [{ role_id, reputation }] });
  return { guildId, ownerId, deputyId, deputyRole, save, reward };
};

const away = (role: string) => ({ vacations: { ...DEFAULT_SETTINGS.vacations, role } });
const refused = (message: string) => ({
  code: 'validation_failed',
  errors: [{ field: 'reputation_roles.0', message }],
});

describe('reward roles', () => {
  test.each([
    ['Administrator', 3n],
    ['Kick Members', 1n],
    ['Ban Members', 2n],
    ['Manage Channels', 4n],
    ['Manage Server', 5n],
    ['View Audit Log', 7n],
    ['Manage Messages', 13n],
    ['Mention Everyone', 17n],
    ['Move Members', 24n],
    ['Manage Nicknames', 27n],
    ['Manage Roles', 28n],
    ['Manage Webhooks', 29n],
    ['Timeout Members', 40n],
  ])('a role with %s is given for points by nobody, not even for the owner', async (_name, bit) => {
    const { guildId, ownerId, deputyId, reward } = await family();
    const dangerous = await addRole(context.db, guildId, { permissions: String(1n << bit) });
    await expect(reward(deputyId, dangerous)).rejects.toMatchObject(refused('role_dangerous'));
    await expect(reward(ownerId, dangerous)).rejects.toMatchObject(refused('role_dangerous'));
  });

  test('a role with a dangerous permission in a single channel is refused too', async () => {
    const { guildId, deputyId, reward } = await family();
    const role = await addRole(context.db, guildId);
    const overwrites = [{ id: role, kind: 'role' as const, allow: String(1n << 28n), deny: '0' }];
    const channel = { guildId, id: newId(), name: 'chat', type: 0, position: 0, overwrites };
    await context.db.insert(channels).values(channel);
    await expect(reward(deputyId, role)).rejects.toMatchObject(refused('role_dangerous'));
  });

  test('@everyone, managed roles and roles above the bot are refused', async () => {
    const { guildId, ownerId, reward } = await family();
    const managed = await addRole(context.db, guildId);
    await context.db.update(roles).set({ managed: true }).where(eq(roles.id, managed));
    const above = await addRole(context.db, guildId, { position: 21 });
    await expect(reward(ownerId, guildId)).rejects.toMatchObject(refused('role_everyone'));
    await expect(reward(ownerId, managed)).rejects.toMatchObject(refused('role_managed'));
    await expect(reward(ownerId, above)).rejects.toMatchObject(refused('role_above_bot'));
  });

  test('a role of a single setting that the bot gives is checked in the same way', async () => {
    const { guildId, ownerId, save } = await family();
    const above = await addRole(context.db, guildId, { position: 21 });
    await expect(save(ownerId, away(above))).rejects.toMatchObject({
      errors: [{ field: 'vacations.role', message: 'role_above_bot' }],
    });
    const below = await addRole(context.db, guildId);
    await expect(save(ownerId, away(below))).resolves.toMatchObject({ version: 1 });
  });

  test('nobody gives a role that is not below their own; the owner may', async () => {
    const { guildId, ownerId, deputyId, reward } = await family();
    const higher = await addRole(context.db, guildId, { position: 11 });
    await expect(reward(deputyId, higher)).rejects.toMatchObject(refused('role_above_you'));
    await expect(reward(ownerId, higher)).resolves.toMatchObject({ version: 1 });
  });

  test('of two roles in the same position the older one stands higher', async () => {
    const { guildId, deputyId, reward } = await family();
    const younger = await addRole(context.db, guildId, { position: 10 });
    await expect(reward(deputyId, younger)).resolves.toMatchObject({ version: 1 });
  });

  test('a role with any right in the panel is given by no rule, not even for the owner', async () => {
    const { guildId, ownerId, deputyId, reward } = await family();
    const role = await addRole(context.db, guildId, { name: 'Don', granted: ['panel.view'] });
    const panelRights = refused('role_panel_rights:panel.view:Don');
    await expect(reward(deputyId, role)).rejects.toMatchObject(panelRights);
    await expect(reward(ownerId, role)).rejects.toMatchObject(panelRights);
  });

  test('a role that opens a channel hidden from the deputy is refused', async () => {
    const { guildId, ownerId, deputyId, reward } = await family();
    const key = await addRole(context.db, guildId);
    const overwrites = [
      { id: guildId, kind: 'role' as const, allow: '0', deny: String(VIEW) },
      { id: key, kind: 'role' as const, allow: String(VIEW), deny: '0' },
    ];
    const channel = { guildId, id: newId(), name: 'leaders', type: 0, position: 0, overwrites };
    await context.db.insert(channels).values(channel);
    await expect(reward(deputyId, key)).rejects.toMatchObject(refused('role_opens_more'));
    await expect(reward(ownerId, key)).resolves.toMatchObject({ version: 1 });
  });

  test('a deputy may keep or remove a higher role that the owner saved, but not change its threshold', async () => {
    const { guildId, ownerId, deputyId, save } = await family();
    const role_id = await addRole(context.db, guildId, { position: 15 });
    await save(ownerId, { reputation_roles: [{ role_id, reputation: 1000 }] });
    const kept = { reputation_roles: [{ role_id, reputation: 1000 }], language: 'en' as const };
    await expect(save(deputyId, kept, 1)).resolves.toMatchObject({ version: 2 });
    const lowered = { ...kept, reputation_roles: [{ role_id, reputation: -1000 }] };
    await expect(save(deputyId, lowered, 2)).rejects.toMatchObject(refused('role_above_you'));
    await expect(save(deputyId, { ...kept, reputation_roles: [] }, 2)).resolves.toMatchObject({ version: 3 });
  });

  test('the panel is told the reason for each role, for the person who asks', async () => {
    const { guildId, ownerId, deputyId, deputyRole } = await family();
    const harmless = await addRole(context.db, guildId);
    const higher = await addRole(context.db, guildId, { position: 11 });
    const reasons = async (userId: string) => {
      const { items } = await listRoles(context, panelActor(userId), { guildId });
      return Object.fromEntries(items.map(({ id, refusal }) => [id, refusal]));
    };
    expect(await reasons(deputyId)).toMatchObject({
      [guildId]: 'everyone',
      [deputyRole]: 'panel_rights',
      [higher]: 'above_you',
      [harmless]: null,
    });
    expect(await reasons(ownerId)).toMatchObject({ [higher]: null, [harmless]: null });
  });
});

const addChannel = async (guildId: string, denied: bigint): Promise<string> => {
  const id = newId();
  const overwrites = [{ id: guildId, kind: 'role' as const, allow: '0', deny: String(denied) }];
  await context.db
    .insert(channels)
    .values({ guildId, id, name: `channel ${id}`, type: 0, position: 0, overwrites });
  return id;
};
const at = (values: Partial<SettingsValues['channels']>) => ({
  channels: { ...DEFAULT_SETTINGS.channels, ...values },
});

const unknownChannel = (field: string) => ({ errors: [{ field, message: 'unknown_channel' }] });

describe('channels that the bot reads or posts in', () => {
  test('a channel that the person cannot see is refused and listed as if it did not exist', async () => {
    const { guildId, ownerId, deputyId, save } = await family();
    const hidden = await addChannel(guildId, VIEW);
    const open = await addChannel(guildId, 0n);
    await expect(save(deputyId, at({ gg: hidden }))).rejects.toMatchObject(unknownChannel('channels.gg'));
    await expect(save(deputyId, at({ gg: newId() }))).rejects.toMatchObject(unknownChannel('channels.gg'));
    const seen = async (userId: string) =>
      (await listTextChannels(context, panelActor(userId), { guildId })).items.map(({ id }) => id);
    expect(await seen(deputyId)).toEqual([open]);
    expect(await seen(ownerId)).toEqual([hidden, open]);
    await expect(save(ownerId, at({ gg: hidden }))).resolves.toMatchObject({ version: 1 });
  });

  test('a channel where the person may not write is refused', async () => {
    const { guildId, ownerId, deputyId, save } = await family();
    const announcements = await addChannel(guildId, SEND);
    await expect(save(deputyId, at({ events: announcements }))).rejects.toMatchObject({
      errors: [{ field: 'channels.events', message: 'read_only_channel' }],
    });
    await expect(save(ownerId, at({ events: announcements }))).resolves.toMatchObject({ version: 1 });
  });

  test('activity and gun game screenshots need the permission to see them before their channel can be chosen', async () => {
    const { guildId, deputyId, save } = await family();
    const own = await addChannel(guildId, 0n);
    await expect(save(deputyId, at({ log: own }))).rejects.toMatchObject({
      errors: [{ field: 'channels.log', message: 'needs_activity_view' }],
    });
    await expect(save(deputyId, { log: { types: [] } })).rejects.toMatchObject({
      errors: [{ field: 'log.types', message: 'needs_activity_view' }],
    });
    await expect(save(deputyId, at({ gungame_review: own }))).rejects.toMatchObject({
      errors: [{ field: 'channels.gungame_review', message: 'needs_gungame_view' }],
    });
  });

  test('with the permission to see the activity the log channel can be chosen', async () => {
    const { guildId, deputyId, save } = await family(['panel.view', 'settings.manage', 'activity.view']);
    const own = await addChannel(guildId, 0n);
    await expect(save(deputyId, at({ log: own }))).resolves.toMatchObject({ version: 1 });
  });
});
