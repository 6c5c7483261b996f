import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
  const premium = { guildId: GUILDS.moretti, tier: 'premium', status: 'active' } as const;
  await started.context.db.insert(subscriptions).values(premium);
});
afterAll(async () => started.stop());

const type = async (name: string, user_id: string) =>
  started.people.command({ guild_id: GUILDS.moretti, channel_id: MORETTI_CHANNELS.general, user_id, name });

test.each([
  [PEOPLE.member, 'Что умеет бот'],
  [PEOPLE.english_member, 'What the bot can do'],
])('/help answers %s in their language with what they may use', async (userId, description) => {
  const { ephemeral, message } = await type('help', userId);
  expect(ephemeral).toBe(true);
  const [embed] = message?.embeds ?? [];
  expect(embed?.color).toBe(0xd9a441);
  expect(embed?.description).toContain(description);
  expect(embed?.description).toMatch(/<\/help:\d+>/);
  expect(embed?.description).toContain('</mp list:');
  expect(embed?.description).not.toMatch(/<\/(setup|mp create|mp close|capt result):/);
  expect(embed?.description).not.toContain('/guild/');
});

test('/help shows a manager everything, with the panel if the guild has one', async () => {
  const shown = (await type('help', PEOPLE.owner)).message?.embeds[0]?.description ?? '';
  for (const command of ['setup', 'mp create', 'mp close', 'capt result']) {
    expect(shown).toContain(`</${command}:`);
  }
  expect(shown).toContain(`[Панель этого сервера](http://panel.test/guild/${GUILDS.moretti})`);
});

test('/help works in a DM', async () => {
  const { message } = await started.people.command({ guild_id: null, user_id: PEOPLE.member, name: 'help' });
  expect(message?.embeds[0]?.description).toContain('(http://panel.test/guilds)');
});

test.each([
  [PEOPLE.member, /^На месте\.\nDiscord: .+\nБаза данных: [\d,\s]+ мс$/],
  [PEOPLE.english_member, /^I am online\.\nDiscord: .+\nDatabase: [\d.,]+ ms$/],
])('/ping answers %s in their language', async (userId, expected) => {
  const { ephemeral, message } = await type('ping', userId);
  expect(ephemeral).toBe(true);
  expect(message?.content).toMatch(expected);
});
