import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channels, members } from '../platform/db/schema/guilds.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { panelActor } from '../testing/test-actor.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { getGuildStats } from './get-guild-stats.ts';
import { listChannels, listTextChannels } from './list-channels.ts';
import { listGuilds } from './list-guilds.ts';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { listMembers } from '../members/list-members.ts';
import { findListedMembers } from '../members/member.queries.ts';
import { presentMember } from '../members/present-member.ts';
import { listRoles } from './list-roles.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** The list with the panel's default options. */
const WHOLE = { limit: 10, offset: 0, status: 'present', sort: 'name', order: 'asc' } as const;

const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  return { guildId, owner: panelActor(ownerId), ownerId };
};

describe('the members list', () => {
  test('pages through people by name, without bots and members who left', async () => {
    const { guildId, owner } = await family();
    for (const displayName of ['Вито', 'Анна', 'Борис'])
      await addMember(context.db, guildId, { displayName });
    await addMember(context.db, guildId, { displayName: 'Бот', isBot: true });
    await addMember(context.db, guildId, { displayName: 'Ушедший', leftAt: context.clock() });
    const page = async (offset: number) => {
      const answer = await listMembers(context, owner, { ...WHOLE, guildId, limit: 2, offset });
      const { items, total } = answer.read();
      return [total, ...items.map((member) => member.display_name)];
    };
    expect(await page(0)).toEqual([4, 'Owner', 'Анна']);
    expect(await page(2)).toEqual([4, 'Борис', 'Вито']);
  });

  test('finds by name without regard to case, Cyrillic too, by in-game nick, static id and user id', async () => {
    const { guildId, owner } = await family();
    const userId = await addMember(context.db, guildId, {
      username: 'lyokha',
      displayName: 'Лёха СЕВЕР',
      ingameNick: 'Aleksei_Severov',
      staticId: '70233',
    });
    const found = async (search: string) => {
      const { items } = (await listMembers(context, owner, { ...WHOLE, guildId, search })).read();
      return items.map((member) => member.user_id);
    };
    for (const search of ['север', 'ЛЁХА', 'severov', '70233', '#70233', userId, 'LYOKHA']) {
      expect(await found(search), search).toEqual([userId]);
    }
    // In a pattern these would match everything. A person means the characters themselves.
    for (const search of ['%', '_k_', '\\']) expect(await found(search), search).toEqual([]);
  });

  test('shows all that is stored of a member', async () => {
    const { guildId, owner } = await family();
    const role = await addRole(context.db, guildId);
    const userId = await addMember(context.db, guildId, {
      displayName: 'Zeno',
      avatarPath: 'avatars/1/a.png',
      roleIds: [role],
      reputation: 12,
      staticId: '123',
      lastActiveAt: context.clock(),
    });
    const { items } = (await listMembers(context, owner, { ...WHOLE, guildId, search: 'zeno' })).read();
    expect(items).toEqual([
      {
        user_id: userId,
        username: `user_${userId}`,
        display_name: 'Zeno',
        avatar_url: 'http://cdn.test/avatars/1/a.png',
        ingame_nick: null,
        static_id: '123',
        reputation: 12,
        role_ids: [role],
        joined_at: '2026-01-01T00:00:00.000Z',
        left_at: null,
        last_active_at: context.clock().toISOString(),
      },
    ]);
  });

  test('PostgreSQL writes the list byte for byte as the program would, and as the contract has it', async () => {
    const { guildId, owner, ownerId } = await family();
    const role = await addRole(context.db, guildId);
    const userId = await addMember(context.db, guildId, {
      displayName: `Ё "'\\/<b> \u0001\u001F\u007F\u2028\n\t 🦊 {}`,
      ingameNick: 'Don "Vito"',
      staticId: '0123',
      avatarPath: 'avatars/1/a.png',
      roleIds: [role, newId()],
      leftAt: new Date('2026-02-03T04:05:06.007Z'),
    });
    const ids = [ownerId, userId];
    const rows = await findListedMembers(context.db, guildId, ids);
    const written = await listMembers(context, owner, { ...WHOLE, guildId, status: 'all' });
    const items = rows.map((row) => presentMember(context.config.cdnUrl, row));
    expect(written.text).toBe(
      JSON.stringify({
        items: items.toSorted((a, b) => (a.display_name < b.display_name ? -1 : 1)),
        total: 2,
        limit: 10,
        offset: 0,
      }),
    );
    expect(guildRoutes.members.response.parse(written.read())).toEqual(written.read());
    const nobody = await listMembers(context, owner, { ...WHOLE, guildId, search: 'nobody' });
    expect(nobody.text).toBe('{"items":[],"total":0,"limit":10,"offset":0}');
  });

  test('the database refuses an invalid static id', async () => {
    const { guildId } = await family();
    const wrong = { cause: expect.objectContaining({ code: '23514' }) };
    for (const staticId of ['12', '12345678901', 'abc']) {
      await expect(addMember(context.db, guildId, { staticId })).rejects.toMatchObject(wrong);
    }
  });
});

const names = (list: { items: { name: string }[] }) => list.items.map((channel) => channel.name);

describe('roles and channels', () => {
  test('roles are sorted highest first', async () => {
    const { guildId, owner } = await family();
    await addRole(context.db, guildId, { name: 'Солдат', position: 1 });
    await addRole(context.db, guildId, { name: 'Дон', position: 9 });
    const { items } = await listRoles(context, owner, { guildId });
    expect(items.map((role) => role.name)).toEqual(['Дон', 'Солдат', '@everyone']);
  });

  test('channels are sorted by kind and position', async () => {
    const { guildId, owner } = await family();
    const types = { общий: 0, голос: 2, новости: 5, ветка: 11 };
    let position = 10;
    for (const [name, type] of Object.entries(types)) {
      await context.db
        .insert(channels)
        .values({ guildId, id: newId(), name, type, position: (position -= 1) });
    }
    expect(names(await listChannels(context, owner, { guildId }))).toEqual([
      'ветка',
      'новости',
      'голос',
      'общий',
    ]);
    expect(names(await listChannels(context, owner, { guildId, channelType: 'voice' }))).toEqual(['голос']);
    expect(names(await listTextChannels(context, owner, { guildId }))).toEqual(['новости', 'общий']);
  });
});

describe('the guild’s numbers', () => {
  test('include people, those active in the last week and the total reputation', async () => {
    const { guildId, owner } = await family();
    const daysAgo = (days: number) => new Date(context.clock().getTime() - days * 24 * 60 * 60 * 1000);
    await addMember(context.db, guildId, { lastActiveAt: daysAgo(6), reputation: 10 });
    await addMember(context.db, guildId, { lastActiveAt: daysAgo(8), reputation: -3 });
    await addMember(context.db, guildId, { leftAt: daysAgo(1), lastActiveAt: daysAgo(1), reputation: 50 });
    expect(await getGuildStats(context, owner, { guildId })).toMatchObject({
      members: 3,
      members_active_7d: 1,
      reputation_total: 7,
    });
  });

  test('include waiting screenshots, with GG counted separately', async () => {
    const { guildId, owner } = await family();
    const userId = await addMember(context.db, guildId);
    for (const kind of ['gg', 'gungame', 'gungame'] as const) {
      await addScreenshot(context, { guildId, userId, kind });
    }
    expect(await getGuildStats(context, owner, { guildId })).toMatchObject({
      screenshots_pending: 3,
      screenshots_pending_gg: 1,
    });
  });
});

describe('the guild list', () => {
  test("has every guild shared with the bot, with the caller's access and plan, and no other", async () => {
    const userId = newId();
    const owned = await addGuild(context.db, { ownerId: userId, name: 'A' });
    const joined = await addGuild(context.db, { tier: 'free', name: 'B' });
    await addMember(context.db, joined.id, { userId });
    const left = await addGuild(context.db, { name: 'C' });
    await context.db.insert(members).values({
      guildId: left.id,
      userId,
      username: 'x',
      displayName: 'x',
      roleIds: [],
      leftAt: context.clock(),
    });
    await addGuild(context.db, { ownerId: userId, botInstalled: false });
    await context.db.insert(guildSettings).values({
      guildId: joined.id,
      version: 1,
      values: { ...DEFAULT_SETTINGS, time_zone: 'Asia/Almaty' },
      updatedBy: userId,
      updatedAt: context.clock(),
    });
    const { items, total, invite_url } = await listGuilds(context, panelActor(userId), {});
    expect(
      items.map((guild) => [guild.id, guild.access.level, guild.subscription.tier, guild.time_zone]),
    ).toEqual([
      [owned.id, 'manager', 'premium', 'Europe/Moscow'],
      [joined.id, 'member', 'free', 'Asia/Almaty'],
    ]);
    expect(total).toBe(2);
    expect(invite_url).toBe('https://discord.test/invite/');
  });
});
