import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guilds, members, roles } from '../platform/db/schema/guilds.ts';
import { recordEvents } from '../testing/record-events.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { giveReputation, newId } from '../testing/test-guild.ts';
import type { MemberFacts, RoleFacts } from './facts.ts';
import { forgetGuild } from './bot-removed.ts';
import { mirrorChanges } from './mirror-changes.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { mirrorGuild } from '../testing/mirror-guild.ts';
import type { GuildSnapshot } from '../testing/mirror-guild.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const role = (id: string, name = 'Солдат'): RoleFacts => ({
  id,
  name,
  color: 0xd9a441,
  position: 1,
  permissions: '8',
  managed: false,
  mentionable: false,
});
const member = (userId: string, facts: Partial<MemberFacts> = {}): MemberFacts => ({
  userId,
  username: `user_${userId}`,
  displayName: 'Вито',
  avatarPath: null,
  isBot: false,
  roleIds: [],
  joinedAt: new Date('2026-01-02T03:04:05.678Z'),
  ...facts,
});

let snapshot: GuildSnapshot;
const [ann, bob, bot] = [newId(), newId(), newId()];
const [soldier, capo] = [newId(), newId()];

beforeEach(async () => {
  const id = newId();
  snapshot = {
    guild: { id, name: 'Moretti', iconPath: null, ownerId: ann },
    roles: [role(soldier), role(capo, 'Капо')],
    channels: [{ id: newId(), name: 'общий', type: 0, position: 0, parentId: null, overwrites: [] }],
    members: [member(ann, { roleIds: [soldier, capo] }), member(bob), member(bot, { isBot: true })],
  };
  await mirrorGuild(context, snapshot);
});

const rowOf = async (userId: string) =>
  (await context.db.select().from(members)).find(
    (row) => row.guildId === snapshot.guild.id && row.userId === userId,
  );
const guildRow = async () =>
  (await context.db.select().from(guilds)).find((row) => row.id === snapshot.guild.id);
const some = (present: MemberFacts[], gone: string[] = []) => ({
  guildId: snapshot.guild.id,
  members: { kind: 'some', present, gone } as const,
});

const settingsOf = async (locale: string, channel: string) => {
  const id = newId();
  const guild = { ...snapshot.guild, id, locale };
  const channels = [{ id: newId(), name: channel, type: 0, position: 0, parentId: null, overwrites: [] }];
  const copy = { ...snapshot, guild, channels, roles: [] };
  await mirrorGuild(context, copy);
  // Only a server that was unknown is guessed about.
  await mirrorGuild(context, { ...copy, guild: { ...guild, name: 'Renamed', locale: 'de' } });
  return findSettings(context.db, id);
};

describe('the first settings of a server', () => {
  test('follow its language in Discord', async () => {
    expect(await settingsOf('en-US', 'general')).toMatchObject({
      language: 'en',
      time_zone: 'UTC',
      reputation_name: 'Reputation',
      version: 0,
      updated_by: null,
    });
    expect(await settingsOf('en-GB', 'general')).toMatchObject({ time_zone: 'Europe/London' });
    const russian = { language: 'ru', time_zone: 'Europe/Moscow', reputation_name: 'Репутация' };
    expect(await settingsOf('ru', 'general')).toMatchObject(russian);
  });

  test('are Russian where nobody chose a language and the names are Cyrillic', async () => {
    expect(await settingsOf('en-US', 'общий')).toMatchObject({ language: 'ru', time_zone: 'Europe/Moscow' });
  });
});

describe('bus events', () => {
  test('a new guild publishes itself, its channels and its members', async () => {
    const copy = { ...snapshot, guild: { ...snapshot.guild, id: newId() } };
    const guildId = copy.guild.id;
    const events = await recordEvents(context, async () => mirrorGuild(context, copy));
    expect(events).toEqual([
      { type: 'guild.changed', guildId },
      { type: 'channels.changed', guildId },
      { type: 'members.changed', guildId, userIds: [ann, bob, bot] },
    ]);
  });

  test('the same snapshot again writes and publishes nothing, whatever the order of roles', async () => {
    const before = await context.db.select().from(members);
    const reordered = {
      ...snapshot,
      members: snapshot.members.map((facts) => ({ ...facts, roleIds: facts.roleIds.toReversed() })),
    };
    expect(await recordEvents(context, async () => mirrorGuild(context, reordered))).toEqual([]);
    expect(await context.db.select().from(members)).toEqual(before);
  });

  test('only members who changed are named', async () => {
    const events = await recordEvents(context, async () =>
      mirrorChanges(context, some([member(ann, { roleIds: [soldier] }), member(bob)])),
    );
    expect(events).toEqual([{ type: 'members.changed', guildId: snapshot.guild.id, userIds: [ann] }]);
  });

  test('thousands of members fit into notifications', async () => {
    const crowd = Array.from({ length: 1000 }, () => member(newId()));
    const events = await recordEvents(context, async () => mirrorChanges(context, some(crowd)));
    const named = events.flatMap((event) => (event.type === 'members.changed' ? event.userIds : []));
    expect(named.toSorted()).toEqual(crowd.map((facts) => facts.userId).toSorted());
    expect((await guildRow())?.memberCount).toBe(1002);
  });
});

describe('members', () => {
  test('people are counted, bots are not', async () => {
    expect((await guildRow())?.memberCount).toBe(2);
    expect(await rowOf(bot)).toMatchObject({ isBot: true });
  });

  test('a member who left keeps their row and data; a return uses it again', async () => {
    await context.db.update(members).set({ ingameNick: 'Ivan_Petrov' });
    await giveReputation(context.db, snapshot.guild.id, bob, 120);
    await mirrorChanges(context, some([], [bob]));
    expect(await rowOf(bob)).toMatchObject({ leftAt: context.clock(), reputation: 120 });
    expect((await guildRow())?.memberCount).toBe(1);

    await mirrorChanges(context, some([member(bob, { displayName: 'Боб' })]));
    expect(await rowOf(bob)).toMatchObject({
      leftAt: null,
      displayName: 'Боб',
      reputation: 120,
      ingameNick: 'Ivan_Petrov',
    });
  });

  test('a member who is missing in a snapshot has left, once', async () => {
    const without = { ...snapshot, members: snapshot.members.filter(({ userId }) => userId !== bob) };
    await mirrorGuild(context, without);
    const leftAt = (await rowOf(bob))?.leftAt;
    context.travel(1000);
    expect(await recordEvents(context, async () => mirrorGuild(context, without))).toEqual([]);
    expect((await rowOf(bob))?.leftAt).toEqual(leftAt);
  });

  test('a change in one guild does not affect the same person in another', async () => {
    const other = { ...snapshot, guild: { ...snapshot.guild, id: newId() } };
    await mirrorGuild(context, other);
    await mirrorChanges(context, some([], [ann]));
    const rows = (await context.db.select().from(members)).filter((row) => row.userId === ann);
    expect(rows.find((row) => row.guildId === other.guild.id)?.leftAt).toBeNull();
    expect(rows.find((row) => row.guildId === snapshot.guild.id)?.leftAt).not.toBeNull();
  });

  test('late updates about a guild that has removed the bot are ignored', async () => {
    await forgetGuild(context, snapshot.guild.id);
    await mirrorChanges(context, some([], [bob]));
    expect((await rowOf(bob))?.leftAt).toBeNull();
  });

  test('updates about a guild that was never mirrored are ignored', async () => {
    const guildId = newId();
    await mirrorChanges(context, { guildId, members: { kind: 'some', present: [member(ann)], gone: [] } });
    expect((await context.db.select().from(members)).some((row) => row.guildId === guildId)).toBe(false);
  });
});

describe('roles', () => {
  test('a deleted role is removed from its holders, who are named', async () => {
    const guildId = snapshot.guild.id;
    const events = await recordEvents(context, async () =>
      mirrorChanges(context, { guildId, roles: { kind: 'some', present: [], gone: [soldier] } }),
    );
    expect((await rowOf(ann))?.roleIds).toEqual([capo]);
    expect(events).toEqual([
      { type: 'guild.changed', guildId },
      { type: 'members.changed', guildId, userIds: [ann] },
    ]);
  });

  test('a whole list replaces the stored one, in this guild only', async () => {
    const other = { ...snapshot, guild: { ...snapshot.guild, id: newId() } };
    await mirrorGuild(context, other);
    await mirrorGuild(context, { ...snapshot, roles: [role(capo, 'Капорежиме')] });
    const rows = await context.db.select().from(roles);
    expect(rows.filter((row) => row.guildId === snapshot.guild.id).map((row) => row.name)).toEqual([
      'Капорежиме',
    ]);
    expect(rows.filter((row) => row.guildId === other.guild.id)).toHaveLength(2);
  });
});

test('parallel changes of one guild end with the right member count', async () => {
  const crowd = Array.from({ length: 20 }, () => newId());
  await Promise.all(crowd.map(async (userId) => mirrorChanges(context, some([member(userId)]))));
  await Promise.all(crowd.slice(0, 7).map(async (userId) => mirrorChanges(context, some([], [userId]))));
  expect((await guildRow())?.memberCount).toBe(15);
});
