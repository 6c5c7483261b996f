import { startBot } from '../start-bot.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BotFeature } from '../feature.ts';
import { FEATURES } from '../features.ts';

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
});
afterAll(async () => started.stop());

const registered = async () => (await started.people.commands(GUILDS.moretti, PEOPLE.owner)).items;
const names = async () => (await registered()).map((command) => command.name).toSorted();
const namesOf = (features: readonly BotFeature[]) =>
  features
    .flatMap(({ commands = [], userMenus = [] }) => [...commands, ...userMenus])
    .map(({ name }) => name.en)
    .toSorted();
const calls = (method: string) =>
  started.restAnswers.filter((answer) => answer.method === method && answer.path.endsWith('/commands'))
    .length;

test('commands are registered in both languages', async () => {
  await expect.poll(names, { timeout: 10_000 }).toEqual(namesOf(FEATURES));
  const help = (await registered()).find((command) => command.name === 'help');
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

  const features = FEATURES.filter((feature) => feature.name !== 'ping');
  const fewer = startBot({ ...settings, features });
  await expect.poll(names, { timeout: 10_000 }).toEqual(namesOf(features));
  await fewer.stop();
});
