import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startBot } from '../start-bot.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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

test('the next start registers nothing if the commands are unchanged; a changed command is registered', async () => {
  await expect.poll(() => calls('PUT')).toBe(1);
  await started.bot.stop();
  const { sandbox, context } = started;
  const settings = { context, token: sandbox.botToken, apiUrl: sandbox.apiUrl, identifyEveryMs: 0 };

  const same = startBot(settings);
  await expect.poll(() => calls('GET'), { timeout: 10_000 }).toBe(2);
  await same.stop();
  expect(calls('PUT')).toBe(1);

  const features = FEATURES.filter((feature) => feature.name !== 'ping');
  const fewer = startBot({ ...settings, features });
  await expect.poll(names, { timeout: 10_000 }).toEqual(namesOf(features));
  await fewer.stop();
});

/** Discord's API, which answers 503 to the first requests that register commands. */
const troubledApi = async (apiUrl: string, failures: number) => {
  let left = failures;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.includes('/commands') === true && left > 0) {
      left -= 1;
      response.writeHead(503).end();
      return;
    }
    const body = request.method === 'GET' ? undefined : await text(request);
    const { authorization = '', 'user-agent': agent = '' } = request.headers;
    const answer = await fetch(`${apiUrl}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: { authorization, 'user-agent': agent, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, left: () => left };
};

test('commands that could not be registered at the start are registered later', async () => {
  const { sandbox, context } = started;
  const features = FEATURES.filter((feature) => feature.name !== 'help');
  // discord.js itself tries a request four times.
  const api = await troubledApi(sandbox.apiUrl, 5);
  const bot = startBot({ context, token: sandbox.botToken, apiUrl: api.url, features, identifyEveryMs: 0 });
  onTestFinished(async () => bot.stop());
  await expect.poll(api.left, { timeout: 30_000 }).toBeLessThan(5);
  expect(bot.commandsRegistered).toBe(false);
  await expect.poll(names, { timeout: 30_000 }).toEqual(namesOf(features));
  await expect.poll(() => bot.commandsRegistered, { timeout: 30_000 }).toBe(true);
});
