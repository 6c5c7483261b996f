import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { recordEvents } from '@famiglia/core/testing/record-events';
import { newId } from '@famiglia/core/testing/test-guild';
import { GatewayDispatchEvents, GatewayOpcodes } from 'discord.js';
import type { GatewayDispatchEvents as Event } from 'discord.js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Bot } from '../bot.ts';
import { readMirror } from '../testing/read-mirror.ts';
import { createMirror } from './mirror.ts';
import type { Mirror } from './mirror.ts';
import { mirrorFeature } from './mirror.feature.ts';

const BOT_ID = '90';
let context: TestContext;
let mirror: Mirror;
let guildId: string;
const requestMembers = vi.fn<(guildId: string, nonce: string) => void>();

beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** Sends one gateway event to the feature. */
const play = async (event: Event, data: unknown): Promise<void> => {
  for (const handler of mirrorFeature.gatewayHandlers ?? []) {
    if (handler.event === event)
      await handler.handle({ mirror, client: { user: { id: BOT_ID } } } as Bot, data as never);
  }
};
const read = async () => {
  await mirror.guild(guildId).written();
  return readMirror(context.db, guildId);
};

const role = (id: string, name: string) => ({
  id,
  name,
  color: 0,
  position: 1,
  permissions: '0',
  managed: false,
  mentionable: false,
});
const channel = (id: string, name: string) => ({ id, guild_id: guildId, name, type: 0, position: 0 });
const closed = (...permission_overwrites: object[]) => ({ ...channel('3', 'общий'), permission_overwrites });
const member = (id: string, roles: string[] = []) => ({
  guild_id: guildId,
  user: { id, username: `user_${id}`, global_name: null, avatar: null },
  nick: null,
  roles,
  joined_at: '2026-01-01T00:00:00.000000+00:00',
});
const guild = (more: object = {}) => ({
  id: guildId,
  name: 'Moretti',
  icon: null,
  owner_id: '1',
  roles: [role('2', 'Солдат')],
  channels: [channel('3', 'общий')],
  ...more,
});
const answerRollCall = async (...members: object[]) =>
  play(GatewayDispatchEvents.GuildMembersChunk, {
    guild_id: guildId,
    members,
    chunk_index: 0,
    chunk_count: 1,
    nonce: requestMembers.mock.lastCall?.[1],
  });

beforeEach(async () => {
  guildId = newId();
  requestMembers.mockClear();
  mirror = createMirror({ context, log: context.log, shard: { id: 0, count: 1 }, requestMembers });
  await play(GatewayDispatchEvents.GuildCreate, guild());
  await answerRollCall(member('10', ['2']), member('11'));
  await mirror.settled();
  return async () => mirror.stop();
});

test('roles are created, changed and deleted', async () => {
  await play(GatewayDispatchEvents.GuildRoleCreate, { guild_id: guildId, role: role('4', 'Капо') });
  await play(GatewayDispatchEvents.GuildRoleUpdate, { guild_id: guildId, role: role('4', 'Капорежиме') });
  await play(GatewayDispatchEvents.GuildRoleDelete, { guild_id: guildId, role_id: '2' });
  const { roles, members } = await read();
  expect([...roles.values()].map((row) => row.name)).toEqual(['Капорежиме']);
  expect(members.get('10')?.roleIds).toEqual([]);
});

test('channels are created, changed and deleted; threads and DMs are ignored', async () => {
  await play(GatewayDispatchEvents.ChannelCreate, channel('5', 'мп'));
  await play(GatewayDispatchEvents.ChannelUpdate, channel('5', 'капты'));
  await play(GatewayDispatchEvents.ChannelCreate, { id: '6', guild_id: guildId, name: 'thread', type: 11 });
  await play(GatewayDispatchEvents.ChannelCreate, { id: '7', type: 1, recipients: [] });
  await play(GatewayDispatchEvents.ChannelCreate, { id: '8', guild_id: guildId, name: 'без места', type: 0 });
  await play(GatewayDispatchEvents.ChannelDelete, channel('3', 'общий'));
  const { channels } = await read();
  expect([...channels.values()].map((row) => row.name)).toEqual(['капты', 'без места']);
});

test('a new guild name and a new owner are mirrored', async () => {
  await play(GatewayDispatchEvents.GuildUpdate, guild({ name: 'Corleone', owner_id: '11' }));
  expect((await read()).guild).toMatchObject({ name: 'Corleone', ownerId: '11' });
});

test('a member update with missing fields changes only the fields it has', async () => {
  const joined_at = '2026-01-01T00:00:00.000000+00:00';
  const user = { id: '16', username: 'vito', global_name: 'Vito', avatar: 'abc' };
  await play(GatewayDispatchEvents.GuildMemberAdd, { ...member('16'), user, nick: 'Дон' });
  const known = async () => (await read()).members.get('16');
  const kept = { avatarPath: 'avatars/16/abc.png', joinedAt: new Date(joined_at) };
  const update = {
    guild_id: guildId,
    user: { id: '16', username: 'vito', global_name: 'Vito' },
    roles: ['2'],
  };
  await play(GatewayDispatchEvents.GuildMemberUpdate, update);
  expect(await known()).toMatchObject({ ...kept, displayName: 'Дон', roleIds: ['2'] });

  // Two updates at once.
  await play(GatewayDispatchEvents.GuildMemberUpdate, { ...update, nick: 'Капо', roles: [] });
  await play(GatewayDispatchEvents.GuildMemberUpdate, update);
  expect(await known()).toMatchObject({ ...kept, displayName: 'Капо', roleIds: ['2'] });

  // While a member request is open.
  await play(GatewayDispatchEvents.GuildCreate, guild());
  await play(GatewayDispatchEvents.GuildMemberUpdate, { ...update, roles: [] });
  await answerRollCall({ ...member('16', ['2']), user });
  expect(await known()).toMatchObject({ ...kept, displayName: 'Vito', roleIds: [] });

  // An update of a member that is not in the mirror yet.
  await play(GatewayDispatchEvents.GuildMemberUpdate, { ...update, user: { id: '17', username: 'luca' } });
  expect((await read()).members.get('17')).toMatchObject({
    displayName: 'luca',
    avatarPath: null,
    joinedAt: null,
  });
});

test('a removed avatar is removed from the mirror', async () => {
  const user = { id: '18', username: 'sonny', global_name: null, avatar: 'abc' };
  await play(GatewayDispatchEvents.GuildMemberAdd, { ...member('18'), user });
  expect((await read()).members.get('18')?.avatarPath).toBe('avatars/18/abc.png');
  await play(GatewayDispatchEvents.GuildMemberUpdate, { ...member('18'), user: { ...user, avatar: null } });
  expect((await read()).members.get('18')?.avatarPath).toBeNull();
});

test('a member without an id does not keep the others from being mirrored', async () => {
  await play(GatewayDispatchEvents.GuildCreate, guild());
  const nobody = { ...member('0'), user: { username: 'nobody' } };
  await answerRollCall(nobody, member('12'));
  expect(
    [...(await read()).members.values()].filter((row) => row.leftAt === null).map((row) => row.userId),
  ).toEqual(['12']);
});

test('removing the bot closes the guild; an outage of Discord does not', async () => {
  await play(GatewayDispatchEvents.GuildDelete, { id: guildId, unavailable: true });
  expect((await read()).guild?.botInstalled).toBe(true);
  await play(GatewayDispatchEvents.GuildDelete, { id: guildId });
  expect((await read()).guild?.botInstalled).toBe(false);
  await play(GatewayDispatchEvents.GuildCreate, guild());
  expect((await read()).guild?.botInstalled).toBe(true);
});

test('a new session replaces what changed while the bot was offline', async () => {
  await play(GatewayDispatchEvents.Ready, { guilds: [{ id: guildId, unavailable: true }] });
  await play(GatewayDispatchEvents.GuildCreate, guild({ roles: [role('8', 'Дон')], channels: [] }));
  await answerRollCall(member('11'), member('12'));
  const { guild: row, roles, channels, members } = await read();
  expect(row?.memberCount).toBe(2);
  expect([...roles.keys()]).toEqual(['8']);
  expect([...channels.keys()]).toEqual([]);
  expect(members.get('10')?.leftAt).not.toBeNull();
  expect(members.get('12')?.leftAt).toBeNull();
});

test('channel overwrites are mirrored, and a different order of them is no change', async () => {
  const everyone = { id: guildId, type: 0, allow: '0', deny: '1024' };
  const bot = { id: BOT_ID, type: 1, allow: '3072', deny: '0' };
  await play(GatewayDispatchEvents.ChannelUpdate, closed(everyone, bot));
  const { guild: known, channels } = await read();
  expect(known?.botUserId).toBe(BOT_ID);
  expect(channels.get('3')?.overwrites).toEqual(
    expect.arrayContaining([
      { id: guildId, kind: 'role', allow: '0', deny: '1024' },
      { id: BOT_ID, kind: 'member', allow: '3072', deny: '0' },
    ]),
  );
  const reordered = async () => {
    await play(GatewayDispatchEvents.ChannelUpdate, closed(bot, everyone));
    await read();
  };
  expect(await recordEvents(context, reordered)).toEqual([]);
  const opened = async () => {
    await play(GatewayDispatchEvents.ChannelUpdate, closed(bot));
    await read();
  };
  expect(await recordEvents(context, opened)).toEqual([{ type: 'channels.changed', guildId }]);
});

test('a new session without changes announces nothing', async () => {
  const events = await recordEvents(context, async () => {
    await play(GatewayDispatchEvents.GuildCreate, guild());
    await answerRollCall(member('11'), member('10', ['2']));
    await read();
  });
  expect(events).toEqual([]);
});

test('replayed events change nothing twice', async () => {
  const story = async () => {
    await play(GatewayDispatchEvents.GuildMemberAdd, member('13'));
    await play(GatewayDispatchEvents.GuildMemberUpdate, member('13', ['2']));
    await play(GatewayDispatchEvents.GuildMemberRemove, { guild_id: guildId, user: { id: '11' } });
    await read();
  };
  await story();
  const told = await read();
  expect(await recordEvents(context, story)).toEqual([]);
  expect(await read()).toEqual(told);
});

test('members who join or leave during a member request are not lost', async () => {
  await play(GatewayDispatchEvents.GuildCreate, guild());
  await play(GatewayDispatchEvents.GuildMemberAdd, member('14'));
  await play(GatewayDispatchEvents.GuildMemberRemove, { guild_id: guildId, user: { id: '10' } });
  expect((await read()).members.get('10')?.leftAt).not.toBeNull();
  await answerRollCall(member('10', ['2']), member('11'));
  const { members } = await read();
  expect(members.get('10')?.leftAt).not.toBeNull();
  expect(members.get('14')?.leftAt).toBeNull();
});

test('an answer to an older member request is ignored', async () => {
  await play(GatewayDispatchEvents.GuildCreate, guild());
  const stale = requestMembers.mock.lastCall?.[1];
  await play(GatewayDispatchEvents.GuildCreate, guild());
  await play(GatewayDispatchEvents.GuildMembersChunk, {
    guild_id: guildId,
    members: [],
    chunk_index: 0,
    chunk_count: 1,
    nonce: stale,
  });
  expect((await read()).members.get('11')?.leftAt).toBeNull();
});

test('an answer that comes after the request was repeated still counts', async () => {
  await play(GatewayDispatchEvents.GuildCreate, guild());
  const late = requestMembers.mock.lastCall?.[1];
  const opcode = GatewayOpcodes.RequestGuildMembers;
  const meta = { guild_id: guildId, nonce: late };
  await play(GatewayDispatchEvents.RateLimited, { opcode, retry_after: 0.01, meta });
  await expect.poll(() => requestMembers.mock.lastCall?.[1]).not.toBe(late);
  await play(GatewayDispatchEvents.GuildMemberAdd, member('15'));
  await play(GatewayDispatchEvents.GuildMembersChunk, {
    guild_id: guildId,
    members: [member('11')],
    chunk_index: 0,
    chunk_count: 1,
    nonce: late,
  });
  const { members } = await read();
  expect(members.get('10')?.leftAt).not.toBeNull();
  expect(members.get('15')?.leftAt).toBeNull();
});

test('a member request that Discord rate-limits is sent again', async () => {
  await play(GatewayDispatchEvents.GuildCreate, guild());
  const nonce = requestMembers.mock.lastCall?.[1];
  const meta = { guild_id: guildId, nonce };
  const opcode = GatewayOpcodes.RequestGuildMembers;
  await play(GatewayDispatchEvents.RateLimited, { opcode, retry_after: 0.05, meta });
  await expect.poll(() => requestMembers.mock.lastCall?.[1]).not.toBe(nonce);
});

test.each(['roles', 'channels', 'name', 'owner_id'])(
  'a guild whose first frame lacks its %s is asked for, and is not left out',
  async (part) => {
    guildId = newId();
    const { channels, ...rest } = guild();
    const get = vi.fn<(route: string) => Promise<unknown>>(async (route) =>
      route.endsWith('/channels') ? channels : rest,
    );
    const bot = {
      mirror,
      log: context.log,
      client: { user: { id: BOT_ID }, rest: { get } },
    } as unknown as Bot;
    for (const handler of mirrorFeature.gatewayHandlers ?? []) {
      if (handler.event !== GatewayDispatchEvents.GuildCreate) continue;
      await handler.handle(bot, guild({ [part]: undefined }) as never);
    }
    await answerRollCall(member('10', ['2']));
    await mirror.settled();
    const { roles, channels: mirrored } = await read();
    expect([roles.size, mirrored.size]).toEqual([1, 1]);
    expect(get).toHaveBeenCalledTimes(2);
  },
);
