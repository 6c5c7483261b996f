import { silentLogger } from '@famiglia/core/platform/log/logger';
import { expect, test } from 'vitest';
import { createShutdown } from './shutdown.ts';

test('services stop from the outside in, whatever order they started in', async () => {
  const order: string[] = [];
  const shutdown = createShutdown(silentLogger);
  for (const part of ['postgres', 'sandbox', 'bus', 'jobs', 'http', 'bot', 'demo', 'connections'] as const) {
    shutdown.add(part, async () => order.push(part));
  }
  await shutdown.run();
  expect(order).toEqual(['demo', 'http', 'bot', 'jobs', 'bus', 'connections', 'sandbox', 'postgres']);
});

test('open panels are disconnected first, and that time does not count for the other services', async () => {
  const order: string[] = [];
  const shutdown = createShutdown(silentLogger, 1);
  shutdown.add('http', async () => order.push('http'));
  shutdown.drainFirst(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push('sockets');
  }, 60_000);
  await shutdown.run();
  expect(order).toEqual(['sockets', 'http']);
});

test('a service that fails or hangs does not keep the others from stopping', async () => {
  const order: string[] = [];
  const shutdown = createShutdown(silentLogger, 1);
  shutdown.add('http', async () => {
    throw new Error('broken');
  });
  shutdown.add('bot', async () => new Promise(() => undefined));
  shutdown.add('postgres', async () => order.push('postgres'));
  await shutdown.run();
  expect(order).toEqual(['postgres']);
});
