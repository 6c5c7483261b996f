import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { readMirror } from '../testing/read-mirror.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
});
afterAll(async () => started.stop());

const guild_id = GUILDS.moretti;
const rowOf = async (userId: string) => (await readMirror(started.context.db, guild_id)).members.get(userId);
const guildRow = async () => (await readMirror(started.context.db, guild_id)).guild;
const newcomer = async (username: string): Promise<string> =>
  (await started.people.createUser({ username })).id;

test('a member who joins, is renamed, gets a role, leaves and comes back is mirrored each time', async () => {
  const { people } = started;
  const user_id = await newcomer('nino');
  const count = (await guildRow())?.memberCount ?? 0;

  await people.member({ guild_id, user_id, action: 'join' });
  await eventually(async () =>
    expect(await rowOf(user_id)).toMatchObject({ displayName: 'nino', leftAt: null }),
  );
  expect((await guildRow())?.memberCount).toBe(count + 1);

  await people.member({ guild_id, user_id, action: 'nick', nick: 'Нино_Росси' });
  await eventually(async () => expect((await rowOf(user_id))?.displayName).toBe('Нино_Росси'));

  await people.member({ guild_id, user_id, action: 'roles', roles: [MORETTI_ROLES.soldier] });
  await eventually(async () => expect((await rowOf(user_id))?.roleIds).toEqual([MORETTI_ROLES.soldier]));

  await people.member({ guild_id, user_id, action: 'leave' });
  await eventually(async () => expect((await rowOf(user_id))?.leftAt).not.toBeNull());
  expect((await guildRow())?.memberCount).toBe(count);

  await people.member({ guild_id, user_id, action: 'join' });
  await eventually(async () => expect((await rowOf(user_id))?.leftAt).toBeNull());
});

test('a ban is recorded as leaving', async () => {
  const user_id = await newcomer('traitor');
  await started.people.member({ guild_id, user_id, action: 'join' });
  await eventually(async () => expect((await rowOf(user_id))?.leftAt).toBeNull());
  await started.people.member({ guild_id, user_id, action: 'ban' });
  await eventually(async () => expect((await rowOf(user_id))?.leftAt).not.toBeNull());
});

test('writing a message or using a command records activity', async () => {
  expect((await rowOf(PEOPLE.member))?.lastActiveAt).toBeNull();
  const { postMessage } = started.people;
  await postMessage({
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.member,
    content: 'Всем привет',
  });
  await eventually(async () =>
    expect((await rowOf(PEOPLE.member))?.lastActiveAt).toEqual(started.context.clock()),
  );

  const channel_id = MORETTI_CHANNELS.general;
  await started.people.command({ guild_id, channel_id, user_id: PEOPLE.owner, name: 'ping' });
  await eventually(async () =>
    expect((await rowOf(PEOPLE.owner))?.lastActiveAt).toEqual(started.context.clock()),
  );
});

test('events during a lost connection are replayed after the resume', async () => {
  const [leaver, joiner] = [await newcomer('leaver'), await newcomer('joiner')];
  await started.people.member({ guild_id, user_id: leaver, action: 'join' });
  await eventually(async () => expect((await rowOf(leaver))?.leftAt).toBeNull());

  await started.people.fault({ kind: 'disconnect' });
  await started.people.member({ guild_id, user_id: leaver, action: 'leave' });
  await started.people.member({ guild_id, user_id: joiner, action: 'join' });
  expect(await rowOf(joiner)).toBeUndefined();
  await eventually(async () => expect((await rowOf(joiner))?.leftAt).toBeNull());
  await eventually(async () => expect((await rowOf(leaver))?.leftAt).not.toBeNull());
});

test('changes while there is no session are found by the next session', async () => {
  const [leaver, joiner] = [await newcomer('gone'), await newcomer('came')];
  await started.people.member({ guild_id, user_id: leaver, action: 'join' });
  await eventually(async () => expect((await rowOf(leaver))?.leftAt).toBeNull());

  await started.people.fault({ kind: 'invalidate' });
  await started.people.member({ guild_id, user_id: leaver, action: 'leave' });
  await started.people.member({ guild_id, user_id: joiner, action: 'join' });
  await started.people.bot({ guild_id: GUILDS.bratva, action: 'leave' });
  await eventually(async () => expect((await rowOf(joiner))?.leftAt).toBeNull());
  await eventually(async () => expect((await rowOf(leaver))?.leftAt).not.toBeNull());
  const bratva = async () => (await readMirror(started.context.db, GUILDS.bratva)).guild?.botInstalled;
  await eventually(async () => expect(await bratva()).toBe(false));
  await started.people.bot({ guild_id: GUILDS.bratva, action: 'join' });
  await eventually(async () => expect(await bratva()).toBe(true));
});

test('kicking and inviting the bot closes and reopens the guild', async () => {
  await started.people.bot({ guild_id, action: 'leave' });
  await eventually(async () => expect((await guildRow())?.botInstalled).toBe(false));
  const user_id = await newcomer('unseen');
  await started.people.member({ guild_id, user_id, action: 'join' });
  await started.people.bot({ guild_id, action: 'join' });
  await eventually(async () => expect((await rowOf(user_id))?.leftAt).toBeNull());
  await eventually(async () => expect((await guildRow())?.botInstalled).toBe(true));
});

test('the bot sent no request that Discord does not know', async () => {
  expect(await started.people.unknownCalls()).toEqual([]);
});
