import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { serveClient } from './serve-client.ts';

test.each([
  '/assets/none.js',
  '/assets%5Cnone.js',
  '/%5Cassets%5C..%5C..%5Csandbox%5Cnone',
  '/sandbox//none',
])('%s is no page of the client, with either path separator', async (url) => {
  const app = fastify();
  serveClient(app);
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error: 'not_found' });
  await app.close();
});
