import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Client } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { stoppableStrategy } from './stoppable-strategy.ts';

/** A gateway that accepts sockets slowly. */
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

test('a connection that is half open when the bot stops is closed, so that its error is handled', async () => {
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
  // Well before the client's own timeout.
}, 20_000);
