import { EventEmitter } from 'node:events';
import { Events } from 'discord.js';
import type { Client } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { logConnection } from './log-connection.ts';

const watched = (stopped: AbortSignal) => {
  const log = {
    debug: vi.fn<() => void>(),
    info: vi.fn<() => void>(),
    warn: vi.fn<() => void>(),
    error: vi.fn<() => void>(),
  };
  const client = Object.assign(new EventEmitter(), { guilds: { cache: new Map() } });
  logConnection(client as unknown as Client, log, stopped, () => 4008);
  return { client, log };
};

test('an outage is one log line, and its end is another', () => {
  const { client, log } = watched(new AbortController().signal);
  for (let outage = 1; outage <= 2; outage += 1) {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      client.emit(Events.ShardError, new Error('503'), 0);
      client.emit(Events.ShardReconnecting, 0);
    }
    client.emit(outage === 1 ? Events.ShardResume : Events.ShardReady, 0, 3);
    expect(log.warn).toHaveBeenCalledTimes(outage);
    expect(log.info).toHaveBeenCalledTimes(outage);
  }
});

test('the close code of the gateway is logged with its meaning', () => {
  const { client, log } = watched(new AbortController().signal);
  client.emit(Events.ShardReconnecting, 0);
  expect(log.warn).toHaveBeenCalledWith(
    { err: undefined, closeCode: 4008, reason: 'RateLimited' },
    expect.stringContaining('lost'),
  );
});

test('a connection closed by the stop is not logged as lost', () => {
  const { client, log } = watched(AbortSignal.abort());
  client.emit(Events.ShardReconnecting, 0);
  expect(log.warn).not.toHaveBeenCalled();
});
