import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { ClientOptions } from 'discord.js';
import type { Sandbox } from '../start-sandbox.ts';
import { stopLater } from './run-sandbox.ts';

const ALL_INTENTS = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMembers,
  GatewayIntentBits.GuildModeration,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.MessageContent,
];

/** Unmodified discord.js, configured only with the sandbox's address. */
export const connectBot = async (
  sandbox: Sandbox,
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> => {
  const client = createBot(sandbox, options);
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(sandbox.botToken);
  await ready;
  return client as Client<true>;
};

export const createBot = (sandbox: Sandbox, options: Partial<ClientOptions> = {}): Client => {
  const client = new Client({
    intents: ALL_INTENTS,
    rest: { api: sandbox.apiUrl, cdn: sandbox.cdnUrl },
    ...options,
  });
  stopLater(() => client.destroy());
  return client;
};
