import { GatewayIntentBits } from 'discord.js';
import { expect, test } from 'vitest';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '../demo-ids.ts';
import { connectBot, createBot } from '../testing/connect-bot.ts';
import { runSandbox } from '../testing/run-sandbox.ts';

test('discord.js stops with the reason when an intent was not granted', async () => {
  const sandbox = await runSandbox({ disallowedIntents: GatewayIntentBits.MessageContent });
  await expect(createBot(sandbox).login(sandbox.botToken)).rejects.toThrow(/disallowed intents/i);
});

test('discord.js refuses a token that the sandbox does not know', async () => {
  const sandbox = await runSandbox();
  const [id, time] = sandbox.botToken.split('.');
  await expect(createBot(sandbox).login(`${id}.${time}.wrong`)).rejects.toThrow(/invalid token/i);
});

test('each of two shards receives its own server, and each message comes once', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox, { shards: [0, 1], shardCount: 2 });
  const shardOf = (guildId: string) => bot.guilds.cache.get(guildId)?.shardId;
  expect([shardOf(GUILDS.moretti), shardOf(GUILDS.bratva)]).toEqual([0, 1]);
  const heard: (string | undefined)[] = [];
  bot.on('messageCreate', (message) => heard.push(message.guildId ?? undefined));
  const post = (channel_id: string) =>
    sandbox.client.postMessage({ channel_id, user_id: PEOPLE.member, content: 'once' });
  await post(MORETTI_CHANNELS.general);
  await post(MORETTI_CHANNELS.gg);
  await expect.poll(() => heard).toEqual([GUILDS.moretti, GUILDS.moretti]);
});

test('discord.js finds members by name and by id, and sets a presence', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox);
  const members = bot.guilds.cache.get(GUILDS.moretti)?.members;
  expect([...((await members?.fetch({ query: 'modest', limit: 5 }))?.keys() ?? [])]).toEqual([
    PEOPLE.moderator,
  ]);
  const byId = await members?.fetch({ user: [PEOPLE.owner, PEOPLE.member] });
  expect([...(byId?.keys() ?? [])].toSorted()).toEqual([PEOPLE.owner, PEOPLE.member].toSorted());
  bot.user.setPresence({ status: 'idle' });
  expect((await sandbox.client.world()).bot_connected).toBe(true);
});
