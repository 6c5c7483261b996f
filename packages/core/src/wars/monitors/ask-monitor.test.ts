import { expect, test } from 'vitest';
import { askMonitor } from './ask-monitor.ts';
import { startMonitor } from './testing/monitor-server.ts';

const signal = new AbortController().signal;
const PATH = '/api/wars?limit=100';

test('an answer is read with what tells it from the next one, and the next one is asked for with that', async () => {
  const asked: (string | undefined)[] = [];
  const feed = await startMonitor(({ headers, url }, response) => {
    asked.push(url, headers['if-none-match'], headers['if-modified-since'], headers['accept-encoding']);
    response.setHeader('etag', '"one"').setHeader('last-modified', 'Sun, 01 Mar 2026 12:00:00 GMT');
    if (headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else response.end('{"data":[]}');
  });
  const answer = await askMonitor(feed, PATH, { signal });
  expect(answer).toMatchObject({ etag: '"one"', body: { data: [] } });
  expect(await askMonitor(feed, PATH, { signal, known: answer })).toBeUndefined();
  expect(asked).toEqual([
    PATH,
    undefined,
    undefined,
    'identity',
    PATH,
    '"one"',
    'Sun, 01 Mar 2026 12:00:00 GMT',
    'identity',
  ]);
});

test('a monitor without any mark of its answers is told from before by their content', async () => {
  const feed = await startMonitor((_request, response) => response.end('{"data":[]}'));
  const answer = await askMonitor(feed, PATH, { signal });
  expect(answer).toMatchObject({ etag: null, modified: null });
  expect(await askMonitor(feed, PATH, { signal, known: answer })).toBeUndefined();
});

test.each([
  ['404', { failure: 'status', status: 404 }],
  ['503', { failure: 'status', status: 503, retryAfterMs: 120_000 }],
  ['302', { failure: 'redirect', status: 302 }],
  ['304', { failure: 'redirect', status: 304 }],
])('the status %s is a failure', async (status, expected) => {
  const feed = await startMonitor((_request, response) =>
    response.writeHead(Number(status), { location: '/elsewhere', 'retry-after': '120' }).end('{"data":[]}'),
  );
  await expect(askMonitor(feed, PATH, { signal })).rejects.toMatchObject(expected);
});

test('what is no JSON, is packed, too large or never ends is a failure', async () => {
  const page = await startMonitor((_request, response) => response.end('<html>'));
  await expect(askMonitor(page, PATH, { signal })).rejects.toMatchObject({ failure: 'not_json' });

  const packed = await startMonitor((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('{}'),
  );
  await expect(askMonitor(packed, PATH, { signal })).rejects.toMatchObject({ failure: 'not_json' });

  let sent = 0;
  const endless = await startMonitor((_request, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(65_536))) sent += 65_536;
    };
    response.on('drain', more);
    more();
  });
  await expect(askMonitor(endless, PATH, { signal })).rejects.toMatchObject({ failure: 'too_large' });
  expect(sent).toBeLessThan(16 * 1024 * 1024);

  const silent = await startMonitor((_request, response) => response.write('{"data":['));
  await expect(askMonitor(silent, PATH, { signal, withinMs: 50 })).rejects.toMatchObject({
    failure: 'timeout',
  });
});

test('a monitor that is not there is unreachable, and so is one that hangs up', async () => {
  const rude = await startMonitor((request) => request.socket.destroy());
  await expect(askMonitor(rude, PATH, { signal })).rejects.toMatchObject({ failure: 'unreachable' });
  const nobody = { ...rude, address: 'http://127.0.0.1:1' };
  await expect(askMonitor(nobody, PATH, { signal })).rejects.toMatchObject({ failure: 'unreachable' });
});

test.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '[::ffff:127.0.0.1]'])(
  '%s is not asked where the sandbox does not stand in',
  async (host) => {
    let asked = 0;
    const { address, name } = await startMonitor((_request, response) => {
      asked += 1;
      response.end('{}');
    });
    const feed = { name, address: address.replace('127.0.0.1', host), isStandIn: false };
    await expect(askMonitor(feed, PATH, { signal })).rejects.toMatchObject({ failure: 'private_address' });
    expect(asked).toBe(0);
  },
);
