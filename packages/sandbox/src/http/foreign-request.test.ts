import { request } from 'node:http';
import { expect, test } from 'vitest';
import { runSandbox } from '../testing/run-sandbox.ts';
import type { RunningSandbox } from '../testing/run-sandbox.ts';

interface Visit {
  path: string;
  method?: string;
  host?: string;
  origin?: string;
  socket?: true;
}

const SOCKET = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** The response to a browser or a bot; only a browser sends the origin of its page. */
const visit = (sandbox: RunningSandbox, { path, method = 'GET', host, origin, socket }: Visit) => {
  const url = new URL(path, sandbox.url);
  const headers = {
    host: host?.replace('PORT', url.port) ?? url.host,
    ...(origin === undefined ? {} : { origin: origin.replace('PORT', url.port) }),
    ...(socket ? SOCKET : {}),
  };
  return new Promise<number>((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false });
    sent.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    sent.on('upgrade', (_response, opened) => resolve((opened.destroy(), 101)));
    sent.on('error', reject);
    sent.end();
  });
};

const RESET = { path: '/sandbox/reset', method: 'POST' };
const LIVE = { path: '/sandbox/socket', socket: true } as const;
const GATEWAY = { path: '/gateway?v=10&encoding=json', socket: true } as const;
const EVIL = 'http://evil.example';

test('the sandbox answers to its own host names only, also if a foreign name resolves to it', async () => {
  const sandbox = await runSandbox();
  const at = (host: string, visited: Visit) => visit(sandbox, { ...visited, host });
  for (const host of ['127.0.0.1:PORT', 'localhost:PORT', 'LOCALHOST', '[::1]:PORT']) {
    expect([host, await at(host, { path: '/sandbox/world' })]).toEqual([host, 200]);
    expect([host, await at(host, GATEWAY)]).toEqual([host, 101]);
  }
  for (const host of ['evil.example:PORT', '127.0.0.1.evil.example', 'localhost.evil', '0.0.0.0:PORT']) {
    for (const visited of [{ path: '/sandbox/world' }, { path: '/' }, RESET, LIVE, GATEWAY]) {
      expect([host, visited.path, await at(host, visited)]).toEqual([host, visited.path, 421]);
    }
  }
});

test('foreign pages change nothing, read no calls and open no sockets; bots and own pages can', async () => {
  const sandbox = await runSandbox();
  const authorize = { path: '/oauth2/authorize', method: 'POST' };
  const typing = { path: '/api/v10/channels/1/typing', method: 'POST' };
  const guarded = [RESET, { ...RESET, method: 'OPTIONS' }, authorize, typing, LIVE, GATEWAY];
  for (const origin of [EVIL, 'http://localhost:1', 'http://127.0.0.1', 'https://127.0.0.1:PORT', 'null']) {
    for (const visited of [...guarded, { path: '/sandbox/world' }]) {
      const status = await visit(sandbox, { ...visited, origin });
      expect([origin, visited.path, status]).toEqual([origin, visited.path, 403]);
    }
  }
  for (const origin of [undefined, 'http://127.0.0.1:PORT']) {
    const own = (visited: Visit) =>
      visit(sandbox, { ...visited, ...(origin === undefined ? {} : { origin }) });
    expect([await own(RESET), await own(LIVE), await own(GATEWAY)]).toEqual([200, 101, 101]);
  }
  // What the panel uses from here: images, and a link to the consent page.
  const picture = { path: '/cdn/embed/avatars/0.png', origin: EVIL };
  expect([await visit(sandbox, picture), await visit(sandbox, { path: '/oauth2/authorize' })]).toEqual([
    200, 400,
  ]);
});

test('no page can be shown in a frame of another', async () => {
  const { url } = await runSandbox();
  expect((await fetch(`${url}/oauth2/authorize`)).headers.get('x-frame-options')).toBe('DENY');
});
