import { startBot } from '../start-bot.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../features.ts';

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
});
afterAll(async () => started.stop());

const registered = async () => (await started.people.commands(GUILDS.moretti, PEOPLE.owner)).items;
const calls = (method: string) =>
  started.restAnswers.filter((answer) => answer.method === method && answer.path.endsWith('/commands'))
    .length;

test('commands are registered in both languages', async () => {
  await expect
    .poll(async () => (await registered()).map((command) => command.name))
    .toEqual(['help', 'ping']);
  const [help] = await registered();
  expect(help).toMatchObject({
    description: 'What the bot can do',
    name_localizations: { ru: 'помощь' },
    description_localizations: { ru: 'Что умеет бот' },
  });
});

test('the next start sees that Discord has them and leaves them alone; a change is registered', async () => {
  await expect.poll(() => calls('PUT')).toBe(1);
  await started.bot.stop();
  const { sandbox, context } = started;
  const settings = { context, token: sandbox.botToken, apiUrl: sandbox.apiUrl };

  const same = startBot(settings);
  await expect.poll(() => calls('GET'), { timeout: 10_000 }).toBe(2);
  await same.stop();
  expect(calls('PUT')).toBe(1);

  const fewer = startBot({ ...settings, features: FEATURES.filter((feature) => feature.name !== 'ping') });
  await expect.poll(async () => (await registered()).map((command) => command.name)).toEqual(['help']);
  await fewer.stop();
});
