import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { redirectToPublicHost } from './open-http.ts';

const app = fastify();
app.get('/*', async () => 'here');
redirectToPublicHost(app, 'http://127.0.0.1:3000');

const ask = async (host: string, accept: string) =>
  app.inject({ method: 'GET', url: '/login?return_to=%2Fguilds', headers: { host, accept } });

test('a page that is requested at another host name of this machine redirects to the public address', async () => {
  const { statusCode, headers } = await ask('localhost:3000', 'text/html,*/*');
  expect(statusCode).toBe(307);
  expect(headers.location).toBe('http://127.0.0.1:3000/login?return_to=%2Fguilds');
});

test.each([
  ['the public address itself', '127.0.0.1:3000', 'text/html'],
  ['a call that is not for a page', 'localhost:3000', 'application/json'],
  ['a name that is not this machine’s', 'evil.example', 'text/html'],
])('%s is answered', async (_, host, accept) => {
  expect((await ask(host, accept)).body).toBe('here');
});
