import { silentLogger } from '@famiglia/core/platform/logger';
import { expect, test } from 'vitest';
import { createStops } from './stops.ts';

test('parts stop from the outside in, whatever order they started in', async () => {
  const order: string[] = [];
  const stops = createStops(silentLogger);
  for (const part of ['postgres', 'sandbox', 'bus', 'jobs', 'http', 'bot', 'demo', 'connections'] as const) {
    stops.add(part, async () => order.push(part));
  }
  await stops.run();
  expect(order).toEqual(['demo', 'http', 'bot', 'jobs', 'bus', 'connections', 'sandbox', 'postgres']);
});

test('a part that fails or hangs does not keep the others from stopping', async () => {
  const order: string[] = [];
  const stops = createStops(silentLogger, 1);
  stops.add('http', async () => {
    throw new Error('broken');
  });
  stops.add('bot', async () => new Promise(() => undefined));
  stops.add('postgres', async () => order.push('postgres'));
  await stops.run();
  expect(order).toEqual(['postgres']);
});
