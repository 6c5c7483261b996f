import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { postWebhook } from './post-webhook.ts';
import { startReceiver } from './testing/receiver.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ....').toString('base64')}`;
const body = '{"type":"event.created"}';

const post = async (url: string, more: Partial<Parameters<typeof postWebhook>[1]> = {}) =>
  postWebhook(
    { url, secret, id: 'act_1', body, at: new Date() },
    { signal: new AbortController().signal, thisMachine: true, ...more },
  );

test('what is sent is signed as receivers expect it, and only with the right secret', async () => {
  const { url, received } = await startReceiver();
  expect(await post(url)).toMatchObject({ status: 200, problem: null, answer: 'ok' });
  const [{ headers, body: text } = { headers: {}, body: '' }] = received;
  const given = headers as Record<string, string>;
  expect(new Webhook(secret).verify(text, given)).toEqual({ type: 'event.created' });
  expect(given['webhook-id']).toBe('act_1');
  expect(() => new Webhook(secret).verify(`${text} `, given)).toThrow('No matching signature');
  const other = `whsec_${Buffer.from('another secret of the same length').toString('base64')}`;
  expect(() => new Webhook(other).verify(text, given)).toThrow('No matching signature');
});

test('a redirect is not followed, wherever it leads', async () => {
  const inside = await startReceiver();
  for (const location of ['http://169.254.169.254/latest/meta-data', inside.url, '/hook']) {
    const { url, received } = await startReceiver((_request, response) => {
      response.writeHead(307, { location }).end();
    });
    expect(await post(url)).toMatchObject({ status: 307, problem: 'redirect' });
    expect(received).toHaveLength(1);
  }
  expect(inside.received).toEqual([]);
});

test('of an endless answer only the beginning is read', async () => {
  let sent = 0;
  let isOver = false;
  const { url } = await startReceiver((_request, response) => {
    response.on('close', () => (isOver = true));
    const more = (): void => {
      if (isOver) return;
      sent += 65_536;
      response.write('x'.repeat(65_536), more);
    };
    more();
  });
  const { answer, status } = await post(url);
  expect({ status, length: answer.length }).toEqual({ status: 200, length: 500 });
  await expect.poll(() => isOver).toBe(true);
  expect(sent).toBeLessThan(50_000_000);
});

test('an answer that drips counts by its status; one that never begins is cut off', async () => {
  const drips = await startReceiver((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  });
  expect(await post(drips.url)).toMatchObject({ status: 200, problem: null });
  const silent = await startReceiver(() => undefined);
  expect(await post(silent.url, { withinMs: 100 })).toMatchObject({ status: null, problem: 'timeout' });
});

test('what is said before the answer does not lengthen the time', async () => {
  const { url } = await startReceiver((_request, response) => {
    const timer = setInterval(() => response.writeProcessing(), 10);
    response.on('close', () => clearInterval(timer));
  });
  expect(await post(url, { withinMs: 100 })).toMatchObject({ problem: 'timeout' });
});

test('a receiver that is not there, breaks off or speaks nonsense is one that cannot be reached', async () => {
  const { url, answerWith } = await startReceiver((request) => request.socket.destroy());
  expect(await post(url)).toMatchObject({ problem: 'unreachable' });
  answerWith((request) => request.socket.end('220 mail.test ESMTP\r\n'));
  expect(await post(url)).toMatchObject({ problem: 'unreachable' });
  answerWith((request) =>
    request.socket.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  );
  expect(await post(url)).toMatchObject({ problem: 'unreachable' });
  expect(await post('http://127.0.0.1:1/hook')).toMatchObject({ problem: 'unreachable' });
});

test('an answer with what no database stores and nobody sees is cleaned', async () => {
  const { url } = await startReceiver((_request, response) => {
    response.writeHead(500).end('no\u0000thing \u202E<b>');
  });
  expect(await post(url)).toMatchObject({ status: 500, problem: 'status', answer: 'nothing <b>' });
});

test('a receiver may say when it wants more, for an hour at most', async () => {
  const { url, answerWith } = await startReceiver((_request, response) => {
    response.writeHead(429, { 'retry-after': '120' }).end();
  });
  expect(await post(url)).toMatchObject({ status: 429, retryAfterMs: 120_000 });
  answerWith((_request, response) => {
    response.writeHead(503, { 'retry-after': '999999' }).end();
  });
  expect(await post(url)).toMatchObject({ retryAfterMs: 3_600_000 });
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.0.0.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
])('nothing is sent to %s', async (url) => {
  expect(await post(url, { thisMachine: false })).toMatchObject({ problem: 'private_address', status: null });
});

/** Answers each question for an address with the next one, the last one again and again. */
const startNames = async (...answers: string[]) => {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5;
    const isFour = question.readUInt16BE(end - 4) === 1;
    const told = answers.length > 1 ? answers.shift() : answers[0];
    if (isFour) asked.push(told ?? '');
    const head = Buffer.from(question.subarray(0, end));
    head.writeUInt16BE(0x81_80, 2);
    head.writeUInt16BE(isFour ? 1 : 0, 6);
    head.writeUInt16BE(0, 10);
    const record = Buffer.from([
      0xc0,
      0x0c,
      0,
      1,
      0,
      1,
      0,
      0,
      0,
      0,
      0,
      4,
      ...(told ?? '').split('.').map(Number),
    ]);
    socket.send(isFour ? Buffer.concat([head, record]) : head, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, asked };
};

/** Where a connection would come to if a name led here. */
const startDoor = async () => {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, visits: () => visits };
};

test('a name that leads into our own network is refused where the connection is made', async () => {
  const { resolver, asked } = await startNames('127.0.0.1');
  const door = await startDoor();
  const told = await post(`https://receiver.test:${door.port}/`, { thisMachine: false, resolver });
  expect(told).toMatchObject({ problem: 'private_address', status: null });
  expect({ asked, visits: door.visits() }).toEqual({ asked: ['127.0.0.1'], visits: 0 });
});

test('a name is asked once and the connection goes there: what it becomes a moment later leads nowhere', async () => {
  // A sink of the internet, where nobody answers such a call.
  const { resolver, asked } = await startNames('192.31.196.1', '127.0.0.1');
  const door = await startDoor();
  const url = `https://receiver.test:${door.port}/`;
  const { problem } = await post(url, { thisMachine: false, resolver, withinMs: 300 });
  expect(['timeout', 'unreachable']).toContain(problem);
  expect({ asked, visits: door.visits() }).toEqual({ asked: ['192.31.196.1'], visits: 0 });
});

test('a process that stops counts nothing against the receiver', async () => {
  const { url } = await startReceiver(() => undefined);
  const stopping = new AbortController();
  const sending = post(url, { signal: stopping.signal });
  stopping.abort();
  await expect(sending).rejects.toThrow('aborted');
});
