import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLogger } from '../log/logger.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { holdLease } from './hold-lease.ts';
import { takeLease } from './take-lease.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

const SHORT_MS = 300;
const claim = (name: string, lifeMs = SHORT_MS) => ({ name, owner: randomUUID(), lifeMs });
const hold = (name: string, db = database.db) => {
  const duty = { taken: vi.fn<() => void>(), lost: vi.fn<() => void>() };
  const lease = holdLease({ db, log: silentLogger }, claim(name), duty);
  return { lease, duty };
};

test('of many processes that want a lease at once, one gets it', async () => {
  const wishes = Array.from({ length: 20 }, () => claim('rush', 60_000));
  const answers = await Promise.all(wishes.map(async (wish) => takeLease(database, wish)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('the owner renews, and others wait until it expires', async () => {
  const [mine, theirs] = [claim('waiting'), claim('waiting')];
  expect(await takeLease(database, mine)).toBe(true);
  expect(await takeLease(database, mine)).toBe(true);
  expect(await takeLease(database, theirs)).toBe(false);
  await expect.poll(async () => takeLease(database, theirs)).toBe(true);
  expect(await takeLease(database, mine)).toBe(false);
});

test('a released lease goes to the next process at once', async () => {
  const first = hold('handover');
  await expect.poll(() => first.lease.held).toBe(true);
  const db = Object.create(database.db) as typeof database.db;
  const asks = vi.spyOn(db, 'execute');
  const second = hold('handover', db);
  // It asks three times in the life of a lease, so without a renewal the fifth time would succeed.
  await expect.poll(() => asks.mock.calls.length).toBeGreaterThan(5);
  expect(second.duty.taken).not.toHaveBeenCalled();
  await first.lease.stop();
  await expect.poll(() => second.lease.held).toBe(true);
  expect(first.duty.lost).not.toHaveBeenCalled();
  await second.lease.stop();
});

test('an owner that lost its lease is told', async () => {
  const { lease, duty } = hold('robbed');
  await expect.poll(() => lease.held).toBe(true);
  await database.pool.query(
    "update leases set owner = gen_random_uuid(), expires_at = now() + interval '1 hour' where name = 'robbed'",
  );
  await expect.poll(() => duty.lost.mock.calls.length).toBe(1);
  expect(lease.held).toBe(false);
  await lease.stop();
});

test('an owner that cannot renew gives up before anybody else can take over', async () => {
  const db = Object.create(database.db) as typeof database.db;
  const { lease, duty } = hold('cut off', db);
  await expect.poll(() => lease.held).toBe(true);
  db.execute = () => {
    throw new Error('the database is away');
  };
  await expect.poll(() => duty.lost.mock.calls.length).toBe(1);
  expect(lease.held).toBe(false);
  await lease.stop();
});
