import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApi } from '../build-api.ts';
import { openSocket } from '../testing/test-socket.ts';
import { builtSite } from '../web/testing/built-site.ts';
import { CONNECTION_LIMITS, createLimitedServer } from './limited-server.ts';
import type { ConnectionLimits } from './limited-server.ts';

/** More than the buffers of both ends hold together. */
const LARGE = 32 * 1024 * 1024;
const QUICK = { headersMs: 200, requestMs: 400, unreadMs: 400, unreadBytesPerSecond: LARGE, checkMs: 50 };

let context: TestContext;
let site: Awaited<ReturnType<typeof builtSite>>;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  context = await createTestContext();
  site = await builtSite();
  await writeFile(join(site.root, 'assets/large.woff2'), randomBytes(LARGE));
});
afterEach(async () => {
  for (const end of cleanUp.splice(0).toReversed()) await end();
});
afterAll(async () => {
  await context.stop();
  await site.remove();
});

const listen = async (limits: Partial<ConnectionLimits>, trustProxy: boolean | string = false) => {
  const connectionLimits = { ...QUICK, ...limits };
  const app = await buildApi(context, { webRoot: site.root, trustProxy, connectionLimits });
  cleanUp.push(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
};

const open = async (app: Pick<FastifyInstance, 'server'>): Promise<Socket> => {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  cleanUp.push(() => client.destroy());
  await once(client, 'connect');
  return client.resume();
};

const connections = async (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

const expectCutOff = async (app: FastifyInstance) =>
  vi.waitFor(async () => expect(await connections(app)).toBe(0), { timeout: 8000, interval: 20 });

const drip = (client: Socket): void => {
  const timer = setInterval(() => client.write('x'), 20);
  cleanUp.push(() => clearInterval(timer));
};

/** Reads a kilobyte from time to time, so that no idle timer ever fires. */
const sip = (client: Socket): void => {
  client.pause();
  const timer = setInterval(() => client.read(1024), 20);
  cleanUp.push(() => clearInterval(timer));
};

test('too large headers are refused as a problem, and the answer closes the connection', async () => {
  const app = await listen({});
  const client = await open(app);
  let heard = '';
  client.on('data', (data: Buffer) => (heard += data.toString()));
  client.write(`GET /api/guilds?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await once(client, 'close');
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  expect(head.toLowerCase().split('\r\n')).toEqual(
    expect.arrayContaining(['connection: close', 'cache-control: no-store']),
  );
  expect(JSON.parse(body)).toMatchObject({ code: 'payload_too_large', status: 413 });
});

test('a client that connects and sends nothing is disconnected', async () => {
  const app = await listen({});
  await open(app);
  await expectCutOff(app);
});

test('a client that sends headers slowly is disconnected', async () => {
  const app = await listen({});
  const client = await open(app);
  client.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  drip(client);
  await expectCutOff(app);
});

test.each(['/auth/refresh', '/api/guilds', '/nowhere'])(
  'a client that sends a body slowly to %s is disconnected',
  async (url) => {
    const app = await listen({});
    const client = await open(app);
    client.write(
      `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n`,
    );
    drip(client);
    await expectCutOff(app);
  },
);

test('a client that pipelines too many requests is disconnected before they are processed', async () => {
  const app = await listen({ pipelined: 4, unreadMs: 60_000 });
  let worked = 0;
  const client = await open(app);
  client.on('data', (data: Buffer) => {
    worked += data.toString().split('HTTP/1.1 200').length - 1;
  });
  client.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000));
  await expectCutOff(app);
  expect(worked).toBeLessThan(5);
  const modest = await open(app);
  modest.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(4));
  let heard = '';
  modest.on('data', (data: Buffer) => {
    heard += data.toString();
  });
  await vi.waitFor(() => expect(heard.split('HTTP/1.1 200')).toHaveLength(5));
});

test('a client that sends requests and reads nothing is disconnected', async () => {
  const app = await listen({});
  const client = await open(app);
  client.pause();
  client.write('GET /assets/large.woff2 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  await expectCutOff(app);
});

test('a client that hardly reads a large file is disconnected', async () => {
  const app = await listen({});
  const client = await open(app);
  sip(client);
  client.write('GET /assets/large.woff2 HTTP/1.1\r\nHost: a\r\n\r\n');
  await expectCutOff(app);
});

test('a client that reads a large file gets all of it', async () => {
  const app = await listen(CONNECTION_LIMITS);
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/assets/large.woff2`);
  expect((await answer.arrayBuffer()).byteLength).toBe(LARGE);
});

test('pending requests end with their connection', async () => {
  const closed = new Set<string>();
  const begun: string[] = [];
  const server = createLimitedServer(
    (request, response) => {
      begun.push(String(request.url));
      response.on('close', () => closed.add(String(request.url)));
    },
    false,
    CONNECTION_LIMITS,
  );
  cleanUp.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = await open({ server });
  client.write('GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(begun).toEqual(['/first', '/second']));
  client.destroy();
  await vi.waitFor(() => expect(closed).toEqual(new Set(begun)));
});

test('an address has a limited number of connections, and a closed one frees a place', async () => {
  const app = await listen({ connectionsPerAddress: 2, headersMs: 30_000, requestMs: 60_000 });
  const [first] = [await open(app), await open(app)];
  const third = await open(app);
  await once(third, 'close');
  first.destroy();
  await vi.waitFor(async () => expect(await connections(app)).toBe(1));
  const again = await open(app);
  again.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(String(await once(again, 'data'))).toContain('200 OK');
});

test.each(['127.0.0.1', '10.0.0.0/8, 127.0.0.0/8', true])(
  'a trusted proxy (%s) may have more, up to the total limit',
  async (trustProxy) => {
    const limits = { connectionsPerAddress: 2, connections: 4, headersMs: 30_000, requestMs: 60_000 };
    const app = await listen(limits, trustProxy);
    for (let count = 0; count < 4; count += 1) await open(app);
    const fifth = await open(app);
    await once(fifth, 'close');
    expect(await connections(app)).toBe(4);
  },
);

test('a silent web socket is not disconnected here: its heartbeat decides', async () => {
  const app = await listen({});
  const socket = await openSocket(app);
  const slow = await open(app);
  await once(slow, 'close');
  socket.say({ type: 'auth', token: 'x'.repeat(43) });
  // It is still connected: this is the answer to its message.
  expect(await socket.closed).toBe(4401);
});
