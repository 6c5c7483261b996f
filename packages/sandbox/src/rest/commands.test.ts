import { REST } from '@discordjs/rest';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { BOT_ID, GUILDS, PEOPLE } from '../demo-ids.ts';
import { runSandbox } from '../testing/run-sandbox.ts';

const GLOBAL = `/applications/${BOT_ID}/commands` as const;
const LOCAL = `/applications/${BOT_ID}/guilds/${GUILDS.moretti}/commands` as const;

const start = async () => {
  const sandbox = await runSandbox({ rateLimits: false });
  const rest = new REST({ version: '10', api: sandbox.apiUrl }).setToken(sandbox.botToken);
  const put = (path: `/${string}`, body: unknown) =>
    rest.put(path, { body }) as Promise<APIApplicationCommand[]>;
  return { rest, put, client: sandbox.client };
};

const help = { name: 'help', description: 'Help', name_localizations: { ru: 'помощь' } };

test('commands are overwritten in bulk, keep their ids by name, and are listed to people', async () => {
  const { rest, put, client } = await start();
  const [first] = await put(GLOBAL, [help, { name: 'old', description: 'x' }]);
  const [second, ...others] = await put(GLOBAL, [{ ...help, description: 'More help' }]);
  expect([second?.id, others.length]).toEqual([first?.id, 0]);
  const listed = (await rest.get(`${GLOBAL}?with_localizations=true`)) as APIApplicationCommand[];
  expect(listed).toMatchObject([{ name_localizations: { ru: 'помощь' } }]);
  await put(LOCAL, [{ name: 'close', description: 'x', default_member_permissions: '32' }]);
  const names = async (user: string) =>
    (await client.commands(GUILDS.moretti, user)).items.map(({ name }) => name).toSorted();
  expect(await names(PEOPLE.manager)).toEqual(['close', 'help']);
  expect(await names(PEOPLE.member)).toEqual(['help']);
  expect((await client.commands(GUILDS.aztecas, PEOPLE.owner)).items).toEqual([]);
});

test('single commands can be created, read, changed and deleted', async () => {
  const { rest } = await start();
  const made = (await rest.post(GLOBAL, { body: help })) as APIApplicationCommand;
  const one = `${GLOBAL}/${made.id}` as const;
  await rest.patch(one, { body: { description: 'Changed' } });
  expect(await rest.get(one)).toMatchObject({ id: made.id, description: 'Changed' });
  await rest.delete(one);
  await expect(rest.get(one)).rejects.toMatchObject({ code: 10_063 });
});
