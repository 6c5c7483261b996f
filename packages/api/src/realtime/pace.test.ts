import { EventEmitter } from 'node:events';
import type { Context } from '@famiglia/core/platform/context';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import type { WebSocket } from '@fastify/websocket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionRegistry } from './connection-registry.ts';
import { Connection } from './connection.ts';
import { startAuthorizationLoop } from './close-unauthorized-connections.ts';
import { watchBus } from './watch-bus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tabIn = (registry: ConnectionRegistry) => {
  const close = vi.fn<() => void>();
  const connection = new Connection(Object.assign(new EventEmitter(), { close }) as unknown as WebSocket);
  registry.add(connection);
  return { connection, close };
};

test('rights are checked again after the last check is done, and not earlier', async () => {
  const registry = new ConnectionRegistry();
  const { connection, close } = tabIn(registry);
  connection.person = { userId: '1', sessionId: 'session', expiresAt: new Date(Date.now() + 3_600_000) };
  registry.moveTo(connection, '2');
  const looks: ((nobody: null) => void)[] = [];
  const inGuild = vi.fn<() => Promise<null>>(
    async () =>
      new Promise((resolve) => {
        looks.push(resolve);
      }),
  );
  const context = { access: { inGuild }, clock: () => new Date(), log: silentLogger };
  const stop = startAuthorizationLoop(context as unknown as Context, registry);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(inGuild).toHaveBeenCalledTimes(1);
  looks.at(-1)?.(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(close).toHaveBeenCalledTimes(1);
  expect(inGuild).toHaveBeenCalledTimes(2);
  stop();
  looks.at(-1)?.(null);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(inGuild).toHaveBeenCalledTimes(2);
});

test('a gap in the bus closes a thousand tabs gradually, and all within five seconds', async () => {
  const registry = new ConnectionRegistry();
  const tabs = Array.from({ length: 1000 }, () => tabIn(registry));
  const gaps: (() => void)[] = [];
  const bus = {
    subscribe: () => () => undefined,
    onGap: (handler: () => void) => {
      gaps.push(handler);
      return () => undefined;
    },
  };
  watchBus({ bus } as unknown as Context, registry);
  for (const gap of gaps) gap();
  const closed = () => tabs.filter(({ close }) => close.mock.calls.length > 0).length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(closed()).toBeGreaterThan(0);
  expect(closed()).toBeLessThan(500);
  await vi.advanceTimersByTimeAsync(4000);
  expect(closed()).toBe(1000);
});
