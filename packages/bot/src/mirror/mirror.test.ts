import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { GuildView, WorldView } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMirror } from '../testing/read-mirror.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';

let started: TestBot;
let world: WorldView;

beforeAll(async () => {
  started = await startTestBot();
  world = (await (await fetch(`${started.sandbox.url}/sandbox/world`)).json()) as WorldView;
});
afterAll(async () => started.stop());

const viewOf = (guildId: string): GuildView => {
  const guild = world.guilds.find(({ id }) => id === guildId);
  if (guild === undefined) throw new Error(`no guild ${guildId} in the sandbox`);
  return guild;
};

test.each([GUILDS.moretti, GUILDS.bratva])('a start mirrors guild %s exactly', async (guildId) => {
  const view = viewOf(guildId);
  const mirror = await readMirror(started.context.db, guildId);
  expect(mirror.guild).toMatchObject({
    name: view.name,
    ownerId: view.owner_id,
    botInstalled: true,
    memberCount: view.members.length - 1,
  });
  expect([...mirror.roles.values()]).toHaveLength(view.roles.length);
  for (const { id, name, color, position, permissions, managed } of view.roles) {
    expect(mirror.roles.get(id)).toMatchObject({ name, color, position, permissions, managed });
  }
  expect([...mirror.channels.values()]).toHaveLength(view.channels.length);
  for (const { id, name, type, position, parent_id } of view.channels) {
    expect(mirror.channels.get(id)).toMatchObject({ name, type, position, parentId: parent_id });
  }
  const people = new Map([...world.users, world.bot].map((user) => [user.id, user]));
  expect([...mirror.members.keys()].toSorted()).toEqual(
    view.members.map((member) => member.user_id).toSorted(),
  );
  for (const { user_id, nick, roles, joined_at } of view.members) {
    const user = people.get(user_id);
    expect(mirror.members.get(user_id)).toMatchObject({
      username: user?.username,
      displayName: nick ?? user?.global_name ?? user?.username,
      isBot: user?.bot,
      roleIds: roles.toSorted(),
      joinedAt: new Date(joined_at),
      leftAt: null,
    });
  }
});

test('a guild without the bot is not mirrored', async () => {
  expect((await readMirror(started.context.db, GUILDS.aztecas)).guild).toBeUndefined();
});
