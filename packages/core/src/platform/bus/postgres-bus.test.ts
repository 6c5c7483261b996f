import { setTimeout as sleep } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { silentLogger } from '../log/logger.ts';
import { skipTimers } from '../../testing/skip-timers.ts';
import { startStallableProxy } from '../../testing/stallable-proxy.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { RECONNECT_MS, startPostgresBus } from './postgres-bus.ts';
import type { PostgresBus } from './postgres-bus.ts';

let database: TestDatabase;
let bus: PostgresBus;
beforeAll(async () => {
  database = await createTestDatabase();
  bus = await startPostgresBus(database.connectionString, silentLogger);
});
afterAll(async () => {
  await bus.stop();
  await database.drop();
});

/** Whether the bus itself waits: in the same process bots of other tests may wait as long. */
const isOfBus = (): boolean => new Error('who waits?').stack?.includes('postgres-bus.ts') === true;

const event = { type: 'settings.changed', guildId: '100000000000000001' } as const;

/** Told by their name: what a connection asked last is `listen` only until the bus checks whether it is alive. */
const OF_BUS =
  "from pg_stat_activity where datname = current_database() and application_name = 'famiglia bus'";

const listeners = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) ${OF_BUS}`);
  return Number(rows[0]?.count);
};

describe('subscribers', () => {
  test('receive committed bus events, once, of the types that they subscribed to', async () => {
    const wanted = vi.fn<(heard: object) => void>();
    const unwanted = vi.fn<(heard: object) => void>();
    const stop = bus.subscribe(['settings.changed'], wanted);
    bus.subscribe(['guild.changed'], unwanted);
    await expect(
      database.db.transaction(async (tx) => {
        await bus.publish(tx, { ...event, guildId: '1' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await bus.publish(database.db, event);
    await vi.waitFor(() => expect(wanted.mock.calls).toEqual([[event]]));
    expect(unwanted).not.toHaveBeenCalled();
    stop();
  });

  test('receive a bus event also if another handler fails', async () => {
    bus.subscribe('all', () => {
      throw new Error('broken handler');
    });
    const next = vi.fn<(heard: object) => void>();
    bus.subscribe('all', next);
    await bus.publish(database.db, event);
    await vi.waitFor(() => expect(next).toHaveBeenCalledWith(event));
  });
});

describe('a lost connection', () => {
  test('is restored once, and subscribers learn that they may have missed bus events', async () => {
    const gaps = vi.fn<() => void>();
    bus.onGap(gaps);
    await database.pool.query(`select pg_terminate_backend(pid) ${OF_BUS}`);
    await vi.waitFor(() => expect(bus.isLive()).toBe(false));
    await vi.waitFor(() => expect(bus.isLive()).toBe(true), { timeout: 10_000 });
    expect(gaps).toHaveBeenCalledTimes(1);
    expect(await listeners()).toBe(1);
  });

  test('that is silent is detected before rights are five seconds old', async () => {
    const proxy = await startStallableProxy(database.connectionString);
    const halfOpen = await startPostgresBus(proxy.connectionString, silentLogger);
    const gaps = vi.fn<() => void>();
    halfOpen.onGap(gaps);
    proxy.stall();
    await vi.waitFor(() => expect(halfOpen.isLive()).toBe(false), { timeout: 5000 });
    proxy.flow();
    await vi.waitFor(() => expect(gaps).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(halfOpen.isLive()).toBe(true);
    await halfOpen.stop();
    await proxy.stop();
  });

  test('that cannot be restored yet is retried by a single loop', async () => {
    const pauses = skipTimers((ms) => ms === RECONNECT_MS && isOfBus());
    const attempts: string[] = [];
    const log = { ...silentLogger, warn: (...args: unknown[]) => void attempts.push(String(args[1])) };
    const tries = () => attempts.filter((text) => text.includes('cannot reach')).length;
    const mortal = await createTestDatabase();
    const lonely = await startPostgresBus(mortal.connectionString, log);
    await mortal.drop();
    await vi.waitFor(() => expect(tries()).toBeGreaterThan(4), { timeout: 20_000 });
    // One pause before each try: a second loop would pause as well, and their number would double each time.
    expect(pauses.length).toBeLessThanOrEqual(tries() + 1);
    await lonely.stop();
  });
});

test('the lag is measured on the way of every notification, and subscribers do not notice it', async () => {
  const heard = vi.fn<(event: object) => void>();
  const stop = bus.subscribe('all', heard);
  const slow = Object.create(database.db) as typeof database.db;
  let sentAfterMs = 0;
  slow.execute = (async (query: SQL) => {
    const began = performance.now();
    await sleep(50);
    sentAfterMs = performance.now() - began;
    return database.db.execute(query);
  }) as unknown as typeof slow.execute;
  const lag = await bus.measureLag(slow);
  expect(sentAfterMs).toBeGreaterThan(0);
  expect(lag * 1000).toBeGreaterThan(sentAfterMs);
  expect(heard).not.toHaveBeenCalled();
  stop();
});
