import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
});
afterAll(async () => started.stop());

const type = async (name: string, user_id: string) =>
  started.people.command({ guild_id: GUILDS.moretti, channel_id: MORETTI_CHANNELS.general, user_id, name });

test.each([
  [PEOPLE.member, 'Что умеет бот', 'Панель этого сервера'],
  [PEOPLE.english_member, 'What the bot can do', 'This server’s panel'],
])('/help answers %s in their language', async (userId, description, panel) => {
  const { ephemeral, message } = await type('help', userId);
  expect(ephemeral).toBe(true);
  const [embed] = message?.embeds ?? [];
  expect(embed?.color).toBe(0xd9a441);
  expect(embed?.description).toContain(description);
  expect(embed?.description).toContain(`[${panel}](http://panel.test/guild/${GUILDS.moretti})`);
  expect(embed?.description).toMatch(/<\/help:\d+>/);
});

test('/help works in a DM', async () => {
  const { message } = await started.people.command({ guild_id: null, user_id: PEOPLE.member, name: 'help' });
  expect(message?.embeds[0]?.description).toContain('(http://panel.test/guilds)');
});

test.each([
  [PEOPLE.member, /^На месте\.\nDiscord: .+\nБаза данных: [\d,\s]+ мс$/],
  [PEOPLE.english_member, /^I am here\.\nDiscord: .+\nDatabase: [\d.,]+ ms$/],
])('/ping answers %s in their language', async (userId, expected) => {
  const { ephemeral, message } = await type('ping', userId);
  expect(ephemeral).toBe(true);
  expect(message?.content).toMatch(expected);
});
