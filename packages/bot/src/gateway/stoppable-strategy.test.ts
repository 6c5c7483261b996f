import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
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
  const asked = once(server, 'upgrade').then(([request, socket]) => ({
    request: request as IncomingMessage,
    socket: (socket as Socket).resume(),
  }));
  return { address, asked };
};

const botOn = (address: string) => {
  const closing = new AbortController();
  const client = new Client({
    intents: [],
    rest: { api: address },
    ws: { buildStrategy: (manager) => stoppableStrategy(manager, closing.signal) },
  });
  void client.login('a.b.c').catch(() => undefined);
  return {
    leave: async () => {
      closing.abort();
      await client.destroy();
    },
  };
};

/** Frames of RFC 6455 without content, and a close with the code 1000. */
const PING = Buffer.from([0x89, 0x00]);
const CLOSE = Buffer.from([0x88, 0x02, 0x03, 0xe8]);

/** Accepts a websocket and says nothing on it. Resolves when the client has it open; its close is answered. */
const acceptInSilence = async (request: IncomingMessage, socket: Socket): Promise<void> => {
  const accept = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
  socket.write(PING);
  await once(socket, 'data');
  socket.once('data', () => socket.end(CLOSE));
};

test('a connection that is half open when the bot stops is closed, so that its error is handled', async () => {
  const { address, asked } = await slowDiscord();
  const bot = botOn(address);
  const { socket } = await asked;
  const ended = once(socket, 'end');
  await bot.leave();
  await expect(ended).resolves.toEqual([]);
  // Well before the client's own timeout.
}, 20_000);

test('a shard that still waits for the first word of Discord can be left, so that another process gets it', async () => {
  const { address, asked } = await slowDiscord();
  const bot = botOn(address);
  const { request, socket } = await asked;
  await acceptInSilence(request, socket);
  await expect(bot.leave()).resolves.toBeUndefined();
});
