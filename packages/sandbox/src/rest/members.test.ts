import { REST } from '@discordjs/rest';
import type { DiscordAPIError } from '@discordjs/rest';
import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { APIGuildMember } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buildWorld } from '../build-world.ts';
import { GUILDS, MORETTI_ROLES, PEOPLE } from '../demo-ids.ts';
import { runSandbox } from '../testing/run-sandbox.ts';

const MEMBERS = `/guilds/${GUILDS.moretti}/members` as const;

const restClient = async (options = {}) => {
  const sandbox = await runSandbox({ rateLimits: false, ...options });
  const rest = new REST({ version: '10', api: sandbox.apiUrl }).setToken(sandbox.botToken);
  return { sandbox, rest };
};

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error as DiscordAPIError).code,
  );

test('members in pages by id, by name and one by one', async () => {
  const { rest } = await restClient();
  const list = (query: string) => rest.get(`${MEMBERS}?${query}`) as Promise<APIGuildMember[]>;
  const first = await list('limit=50');
  const second = await list(`limit=1000&after=${first.at(-1)?.user.id}`);
  const ids = [...first, ...second].map(({ user }) => BigInt(user.id));
  expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)));
  expect(new Set(ids).size).toBeGreaterThan(110);
  const found = (await rest.get(`${MEMBERS}/search?query=молч&limit=5`)) as APIGuildMember[];
  expect(found.map(({ user }) => user.id)).toEqual([PEOPLE.closed_dms]);
  expect(await rest.get(`${MEMBERS}/${PEOPLE.owner}`)).toMatchObject({ roles: [MORETTI_ROLES.don] });
  expect(await codeOf(rest.get(`${MEMBERS}/${PEOPLE.outsider}`))).toBe(10_007);
  expect(await codeOf(rest.get(`/guilds/${GUILDS.aztecas}`))).toBe(10_004);
});

test('the bot gives roles below its own, and no others', async () => {
  const { rest } = await restClient();
  const role = (id: string) => `${MEMBERS}/${PEOPLE.member}/roles/${id}` as const;
  await rest.put(role(MORETTI_ROLES.moderator));
  await rest.delete(role(MORETTI_ROLES.soldier));
  expect(await rest.get(`${MEMBERS}/${PEOPLE.member}`)).toMatchObject({ roles: [MORETTI_ROLES.moderator] });
  expect(await codeOf(rest.put(role(MORETTI_ROLES.don)))).toBe(50_013);
  expect(await codeOf(rest.put(role(MORETTI_ROLES.bot)))).toBe(50_013);
  expect(await codeOf(rest.put(role('12345678901234567')))).toBe(10_011);
  const body = { roles: [MORETTI_ROLES.newcomer] };
  expect(await rest.patch(`${MEMBERS}/${PEOPLE.member}`, { body })).toMatchObject(body);
});

test('the bot names members below its own role, and no others', async () => {
  const { rest } = await restClient();
  const named = { body: { nick: 'x' } };
  expect(await rest.patch(`${MEMBERS}/${PEOPLE.member}`, named)).toMatchObject({ nick: 'x' });
  expect(await codeOf(rest.patch(`${MEMBERS}/${PEOPLE.owner}`, named))).toBe(50_013);
});

test('50013 without the permission, 50001 without access to the channel', async () => {
  const { seed, guilds } = buildWorld({ guilds: [{ channels: ['open', 'mute', 'hidden'] }] });
  const [guild] = guilds;
  const deny = (name: string, bits: bigint) => {
    const channel = seed.guilds[0]?.channels.find((one) => one.name === name);
    if (channel)
      channel.overwrites = [{ id: guild.id, type: OverwriteType.Role, allow: '0', deny: bits.toString() }];
  };
  deny('mute', PermissionFlagsBits.SendMessages);
  deny('hidden', PermissionFlagsBits.ViewChannel);
  const { rest } = await restClient({ world: seed });
  const post = (name: string) =>
    codeOf(rest.post(`/channels/${guild.channels[name] ?? ''}/messages`, { body: { content: 'x' } }));
  expect([await post('open'), await post('mute'), await post('hidden')]).toEqual([null, 50_013, 50_001]);
});

test('a wrong token is refused', async () => {
  const { sandbox } = await restClient();
  const rest = new REST({ version: '10', api: sandbox.apiUrl }).setToken('wrong');
  await expect(rest.get('/users/@me')).rejects.toMatchObject({ status: 401 });
});

test('an unknown route answers 501 and is recorded, and so is an unknown field', async () => {
  const { sandbox, rest } = await restClient();
  await expect(rest.get(`/guilds/${GUILDS.moretti}/audit-logs`)).rejects.toMatchObject({ status: 501 });
  await rest.patch(`${MEMBERS}/${PEOPLE.member}`, { body: { mute: true } });
  sandbox.expectUnknown(`GET /api/v10/guilds/${GUILDS.moretti}/audit-logs`);
  sandbox.expectUnknown('PATCH /guilds/:guild_id/members/:user_id with the field mute');
});
