import { ApplicationCommandTypes, Client } from 'oceanic.js';
import { expect, test, vi } from 'vitest';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '../demo-ids.ts';
import { runSandbox, stopLater } from './run-sandbox.ts';
import { USER_AGENT } from './user-agent.ts';

/** This library sends no user agent, which Discord's documentation forbids and its edge may block. */
const nameRequests = (): void => {
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('user-agent', USER_AGENT);
    return send(url, { ...init, headers });
  });
  stopLater(() => spy.mockRestore());
};

test('another library connects, receives a message and answers a command', async () => {
  const sandbox = await runSandbox();
  nameRequests();
  const bot = new Client({
    auth: `Bot ${sandbox.botToken}`,
    rest: { baseURL: `${sandbox.apiUrl}/v10` },
    gateway: { intents: ['GUILDS', 'GUILD_MESSAGES', 'MESSAGE_CONTENT'] },
  });
  stopLater(() => bot.disconnect(false));
  const ready = new Promise<void>((resolve) => {
    bot.once('ready', () => resolve());
  });
  const heard = new Promise<string>((resolve) => {
    bot.once('messageCreate', (message) => resolve(message.content));
  });
  bot.on('interactionCreate', (interaction) => {
    if (interaction.isCommandInteraction()) {
      void interaction.createMessage({ content: `${interaction.data.name} to ${interaction.user.username}` });
    }
  });
  await bot.connect();
  await ready;
  await bot.application.createGlobalCommand({
    type: ApplicationCommandTypes.CHAT_INPUT,
    name: 'ping',
    description: 'x',
  });
  const place = { channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.member };
  await sandbox.client.postMessage({ ...place, content: 'privet' });
  expect(await heard).toBe('privet');
  const answer = await sandbox.client.command({ ...place, guild_id: GUILDS.moretti, name: 'ping' });
  expect(answer.message?.content).toBe('ping to member');
});
