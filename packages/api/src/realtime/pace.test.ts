import { EventEmitter } from 'node:events';
import type { Context } from '@famiglia/core/platform/context';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import type { WebSocket } from '@fastify/websocket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionRegistry } from './connection-registry.ts';
import { Connection } from './connection.ts';
import { drainSockets } from './register-realtime.ts';
import { createRightsChecks } from './rights-checks.ts';
import { watchBus } from './watch-bus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tabIn = (registry: ConnectionRegistry) => {
  const close = vi.fn<() => void>();
  const connection = new Connection(Object.assign(new EventEmitter(), { close }) as unknown as WebSocket);
  registry.add(connection);
  return { connection, close };
};

test('rights of a guild are checked again after the last check is done, and not earlier, however many events ask for it', async () => {
  const registry = new ConnectionRegistry();
  const { connection, close } = tabIn(registry);
  connection.person = { userId: '1', sessionId: 'session', expiresAt: new Date(Date.now() + 3_600_000) };
  registry.moveTo(connection, '2', 'panel');
  const looks: ((nobody: null) => void)[] = [];
  const inGuild = vi.fn<() => Promise<null>>(
    async () =>
      new Promise((resolve) => {
        looks.push(resolve);
      }),
  );
  const context = { access: { inGuild }, clock: () => new Date(), log: silentLogger };
  const { check, stop } = createRightsChecks(context as unknown as Context, registry);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(inGuild).toHaveBeenCalledTimes(1);
  for (let event = 0; event < 50; event += 1) void check('2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(inGuild).toHaveBeenCalledTimes(1);
  looks.at(-1)?.(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(inGuild).toHaveBeenCalledTimes(2);
  looks.at(-1)?.(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(close).toHaveBeenCalledTimes(2);
  expect(inGuild).toHaveBeenCalledTimes(3);
  stop();
  looks.at(-1)?.(null);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(inGuild).toHaveBeenCalledTimes(3);
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
  watchBus({ bus, clock: () => new Date() } as unknown as Context, registry, {
    check: async () => undefined,
  });
  for (const gap of gaps) gap();
  const closed = () => tabs.filter(({ close }) => close.mock.calls.length > 0).length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(closed()).toBeGreaterThan(0);
  expect(closed()).toBeLessThan(500);
  await vi.advanceTimersByTimeAsync(4000);
  expect(closed()).toBe(1000);
});

test('a stopping process sends its tabs away gradually, and waits for no longer than it was given', async () => {
  const registry = new ConnectionRegistry();
  const tabs = Array.from({ length: 1000 }, () => tabIn(registry));
  for (const { connection, close } of tabs) close.mockImplementation(() => registry.remove(connection));
  let drained = false;
  void drainSockets(registry, 45_000).then(() => (drained = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(registry.size).toBeGreaterThan(900);
  await vi.advanceTimersByTimeAsync(21_500);
  expect(registry.size).toBeGreaterThan(300);
  expect(registry.size).toBeLessThan(700);
  expect(drained).toBe(false);
  await vi.advanceTimersByTimeAsync(22_500);
  expect([registry.size, drained]).toEqual([0, true]);
  expect(tabs[0]?.close).toHaveBeenCalledWith(4503, 'serverStops');
});

test('a process without tabs stops at once', async () => {
  await expect(drainSockets(new ConnectionRegistry(), 45_000)).resolves.toBeUndefined();
});

test('writes what one change says to a tab together', async () => {
  const send = vi.fn<() => void>();
  const wire = { cork: vi.fn<() => void>(), uncork: vi.fn<() => void>() };
  const socket = Object.assign(new EventEmitter(), { send, bufferedAmount: 0 }) as unknown as WebSocket;
  const connection = new Connection(socket, wire);
  for (let message = 0; message < 25; message += 1) connection.sendText(Buffer.from('{}'));
  expect([send.mock.calls.length, wire.cork.mock.calls.length, wire.uncork.mock.calls.length]).toEqual([
    25, 1, 0,
  ]);
  await vi.advanceTimersByTimeAsync(10);
  expect(wire.uncork).toHaveBeenCalledTimes(1);
  connection.sendText(Buffer.from('{}'));
  expect(wire.cork).toHaveBeenCalledTimes(2);
  // Nothing is left to a timer that ends with this test: all tabs of a process share it.
  await vi.advanceTimersByTimeAsync(10);
  expect(wire.uncork).toHaveBeenCalledTimes(2);
});
