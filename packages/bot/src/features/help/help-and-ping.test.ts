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
  [PEOPLE.member, 'Сходить на МП или капт'],
  [PEOPLE.english_member, 'Join an event or a capt'],
])('/help answers %s in their language with what they may use', async (userId, topic) => {
  const { ephemeral, message } = await type('help', userId);
  expect(ephemeral).toBe(true);
  const [embed] = message?.embeds ?? [];
  expect(embed?.color).toBe(0xd9a441);
  expect(embed?.description).toContain(topic);
  expect(embed?.description).toContain('</mp list:');
  expect(embed?.description).not.toMatch(/<\/(setup|mp create|mp close|capt result):/);
  expect(embed?.description).not.toContain('/guild/');
  // Nobody can apply without a form, and there is no rank without a ladder.
  expect(JSON.stringify(message)).not.toMatch(/apply|заявка|\/rank|ранг /);
});

test('a topic of /help opens with its commands in words, and goes back', async () => {
  const { message } = await type('help', PEOPLE.owner);
  const pressed = { message_id: message?.id ?? '', user_id: PEOPLE.owner };
  const opened = await started.people.click({ ...pressed, custom_id: 'help:topic', values: ['lead'] });
  expect(opened.kind).toBe('update');
  expect(opened.message?.embeds[0]?.title).toBe('Провести МП или капт');
  expect(opened.message?.embeds[0]?.description).toMatch(/<\/mp close:\d+> Закрыть запись/);
  const back = await started.people.click({ ...pressed, custom_id: 'help:back' });
  expect(back.message?.embeds[0]?.description).toBe(message?.embeds[0]?.description);
});

test('/help shows a manager every topic in at most twelve lines, with the panel if the guild has one', async () => {
  const shown = (await type('help', PEOPLE.owner)).message?.embeds[0]?.description ?? '';
  for (const command of ['setup', 'mp create', 'file', 'gg list']) {
    expect(shown).toContain(`</${command}:`);
  }
  expect(shown.split('\n').length).toBeLessThanOrEqual(12);
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
