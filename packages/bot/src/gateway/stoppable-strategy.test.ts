import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Client } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { stoppableStrategy } from './stoppable-strategy.ts';

/** A Discord that takes its time with whoever wants to open a socket. */
const slowDiscord = async () => {
  const server = createServer((_request, response) => {
    const limits = { total: 1, remaining: 1, reset_after: 0, max_concurrency: 1 };
    const gateway = { url: address.replace('http', 'ws'), shards: 1, session_start_limit: limits };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(gateway));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => server.close().closeAllConnections());
  const asked = once(server, 'upgrade').then(([, socket]) => (socket as Socket).resume());
  return { address, asked };
};

test('a connection that is half open when the bot leaves is closed, not left to fail unheard', async () => {
  const { address, asked } = await slowDiscord();
  const client = new Client({
    intents: [],
    rest: { api: address },
    ws: { buildStrategy: (manager) => stoppableStrategy(manager, new AbortController().signal) },
  });
  void client.login('a.b.c').catch(() => undefined);
  const socket = await asked;
  const ended = once(socket, 'end');
  await client.destroy();
  await expect(ended).resolves.toEqual([]);
  // Well before the client itself would have lost its patience.
}, 20_000);
