import { Client, Events, GatewayIntentBits } from 'discord.js';
import { expect, test } from 'vitest';
import { BOT_ID, GUILDS, PEOPLE } from './demo-ids.ts';
import type { WorldView } from './sandbox-types.ts';
import { startSandbox } from './start-sandbox.ts';

test('unmodified discord.js connects, sees the demo servers and fetches all members', async () => {
  const sandbox = await startSandbox({ port: 0, redirectUris: [] });
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers],
    rest: { api: sandbox.apiUrl, cdn: sandbox.cdnUrl },
  });
  try {
    const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
    await client.login(sandbox.botToken);
    await ready;
    expect(client.user?.id).toBe(BOT_ID);
    expect([...client.guilds.cache.keys()].toSorted()).toEqual([GUILDS.moretti, GUILDS.bratva].toSorted());
    const members = await client.guilds.cache.get(GUILDS.moretti)?.members.fetch();
    const world = (await (await fetch(`${sandbox.url}/sandbox/world`)).json()) as WorldView;
    const moretti = world.guilds.find(({ id }) => id === GUILDS.moretti);
    expect(members?.size).toBe(moretti?.member_count);
    expect(members?.get(PEOPLE.manager)?.permissions.has('ManageGuild')).toBe(true);
    expect(world.bot_connected).toBe(true);
    expect(sandbox.unknownCalls).toEqual([]);
  } finally {
    await client.destroy();
    await sandbox.stop();
  }
});

test.each([
  [{ production: true }, /production/],
  [{ hasBotToken: true }, /bot token/],
  [{ host: '0.0.0.0' }, /loopback/],
])('refuses to start with %o', async (options, reason) => {
  await expect(startSandbox({ port: 0, redirectUris: [], ...options })).rejects.toThrow(reason);
});
