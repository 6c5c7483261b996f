import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWorld } from '../build-world.ts';
import { createSandboxClient } from '../client.ts';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '../demo-ids.ts';
import { startSandbox } from '../start-sandbox.ts';
import { connectBot } from '../testing/connect-bot.ts';
import { PICTURE } from '../testing/picture.ts';
import { runSandbox, stopLater } from '../testing/run-sandbox.ts';
import type { RunningSandbox } from '../testing/run-sandbox.ts';

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  stopLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test('credentials, messages, files, members and commands survive a restart', async () => {
  const dataDir = await temporaryFolder();
  const before = await startSandbox({ port: 0, redirectUris: [], dataDir });
  const client = createSandboxClient(before.url);
  const place = { channel_id: MORETTI_CHANNELS.gg, user_id: PEOPLE.member };
  await client.postMessage({ ...place, content: 'kept', files: [{ filename: 'a.png', bytes: PICTURE }] });
  await client.member({
    guild_id: GUILDS.moretti,
    user_id: PEOPLE.member,
    action: 'roles',
    roles: [MORETTI_ROLES.newcomer],
  });
  await client.member({ guild_id: GUILDS.moretti, user_id: PEOPLE.closed_dms, action: 'ban' });
  await before.stop();

  const after = await runSandbox({ dataDir });
  expect([after.botToken, after.clientSecret]).toEqual([before.botToken, before.clientSecret]);
  const [message] = await after.client.messages(MORETTI_CHANNELS.gg);
  expect(message).toMatchObject({ content: 'kept' });
  const copy = await fetch(message?.attachments[0]?.url ?? '');
  expect(Buffer.from(await copy.arrayBuffer()).equals(PICTURE)).toBe(true);
  const moretti = (await after.client.world()).guilds.find(({ id }) => id === GUILDS.moretti);
  const member = moretti?.members.find(({ user_id }) => user_id === PEOPLE.member);
  expect(member?.roles).toEqual([MORETTI_ROLES.newcomer]);
  const again = { guild_id: GUILDS.moretti, user_id: PEOPLE.closed_dms, action: 'join' } as const;
  await expect(after.client.member(again)).rejects.toMatchObject({ error: 'banned' });
});

/** What the first category of the big family is called. */
const firstChannelOf = async ({ client }: RunningSandbox) => {
  const moretti = (await client.world()).guilds.find(({ id }) => id === GUILDS.moretti);
  return moretti?.channels[0]?.name;
};

test('a stored world keeps its language, also when it is reset', async () => {
  const dataDir = await temporaryFolder();
  const before = await startSandbox({ port: 0, redirectUris: [], dataDir, language: 'en' });
  await before.stop();

  const after = await runSandbox({ dataDir, language: 'ru' });
  expect([after.language, await firstChannelOf(after)]).toEqual(['en', 'Family']);
  await after.client.reset();
  expect(await firstChannelOf(after)).toBe('Family');
});

test('a world that was stored before there was a choice stays Russian', async () => {
  const dataDir = await temporaryFolder();
  const before = await startSandbox({ port: 0, redirectUris: [], dataDir, language: 'ru' });
  await before.stop();
  const file = join(dataDir, 'world.json');
  const { language: _language, ...older } = JSON.parse(await readFile(file, 'utf8')) as { language: string };
  await writeFile(file, JSON.stringify(older));

  const after = await runSandbox({ dataDir, language: 'en' });
  expect([after.language, await firstChannelOf(after)]).toEqual(['ru', 'Семья']);
});

test('a file that cannot be read is reported and not overwritten', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'world.json'), '{');
  await expect(startSandbox({ port: 0, redirectUris: [], dataDir })).rejects.toThrow(/world\.json/);
});

test('the world is saved while it runs, readable for its owner only', async () => {
  const dataDir = await temporaryFolder();
  const sandbox = await runSandbox({ dataDir });
  await sandbox.client.postMessage({ channel_id: MORETTI_CHANNELS.gg, user_id: PEOPLE.member, content: 'x' });
  const mode = () =>
    stat(join(dataDir, 'world.json')).then(
      ({ mode }) => mode & 0o777,
      () => null,
    );
  await expect.poll(mode, { timeout: 10_000 }).toBe(0o600);
});

test('a reset restores the initial world, keeps the credentials, and the bot reconnects', async () => {
  const { seed, guilds } = buildWorld({ guilds: [{ channels: ['general'] }] });
  const [{ id, channels, memberIds }] = guilds;
  const sandbox = await runSandbox({ world: seed });
  const bot = await connectBot(sandbox);
  await bot.application.commands.set([{ name: 'ping', description: 'x' }]);
  bot.on('interactionCreate', (interaction) => void (interaction.isRepliable() && interaction.reply('pong')));
  const at = { channel_id: channels.general ?? '', user_id: memberIds[0] ?? '' };
  await sandbox.client.postMessage({ ...at, content: 'gone' });
  await sandbox.client.reset();
  expect(await sandbox.client.messages(at.channel_id)).toEqual([]);
  await expect.poll(async () => (await sandbox.client.world()).bot_connected, { timeout: 20_000 }).toBe(true);
  const answer = await sandbox.client.command({ ...at, guild_id: id, name: 'ping' });
  expect(answer.message?.content).toBe('pong');
});
