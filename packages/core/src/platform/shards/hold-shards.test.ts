import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { silentLogger } from '../log/logger.ts';
import { holdShards } from './hold-shards.ts';
import { takeIdentifyTurn, planShards } from './shard.queries.ts';
import type { Shard } from './shard.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());
beforeEach(async () => database.db.execute(sql`truncate bot_processes, shard_leases, shard_plan`));

const SHORT_MS = 800;

const key = ({ id, count }: Shard) => `${id} of ${count}`;

interface ProcessPlan {
  capacity?: number;
  lifeMs?: number;
  alone?: boolean;
  /** Whether its shards are connected. */
  connects?: () => boolean;
  /** What it does before it leaves a shard that another process shall have. */
  beforeLeaving?: () => Promise<void>;
}

/** A process that serves what it holds. Its connection to the database can be cut. */
const startProcess = ({
  capacity = 16,
  lifeMs = SHORT_MS,
  alone = false,
  connects = () => true,
  beforeLeaving = () => Promise.resolve(),
}: ProcessPlan = {}) => {
  const serves = new Set<string>();
  const db = Object.create(database.db) as typeof database.db;
  const held = holdShards(
    { db, log: silentLogger },
    { capacity, lifeMs, alone },
    {
      taken: (shard) => {
        served.set(key(shard), (served.get(key(shard)) ?? 0) + 1);
        serves.add(key(shard));
        mostAtOnce = Math.max(mostAtOnce, served.get(key(shard)) ?? 0);
      },
      lost: (shard) => leave(shard),
      serves: connects,
      handOver: async (shard) => {
        await beforeLeaving();
        leave(shard);
      },
    },
  );
  const leave = (shard: Shard): void => {
    if (serves.delete(key(shard))) served.set(key(shard), (served.get(key(shard)) ?? 0) - 1);
  };
  const cutOff = (): void => {
    db.execute = () => {
      throw new Error('the database is away');
    };
  };
  const reconnect = (): void => {
    db.execute = database.db.execute.bind(database.db);
  };
  onTestFinished(async () => held.stop());
  return { held, serves, cutOff, reconnect };
};

/** By how many processes each shard is served, and the most there ever were. */
const served = new Map<string, number>();
let mostAtOnce = 0;
beforeEach(() => {
  served.clear();
  mostAtOnce = 0;
});

const plan = async (count: number) => planShards(database, count, { onlyMore: false });
const sizes = (processes: readonly { serves: Set<string> }[]) =>
  processes.map(({ serves }) => serves.size).toSorted((a, b) => a - b);

test('processes share the shards, a new one gets its part, and nobody serves a shard twice', async () => {
  await plan(7);
  const processes = [startProcess()];
  await expect.poll(() => sizes(processes)).toEqual([7]);
  processes.push(startProcess(), startProcess());
  await expect.poll(() => sizes(processes)).toEqual([2, 2, 3]);
  await expect.poll(() => [...served.values()]).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(mostAtOnce).toBe(1);
});

test('the shards of a process that stops or loses the database are taken by the others', async () => {
  await plan(6);
  const [one, two, three] = [startProcess(), startProcess(), startProcess()];
  await expect.poll(() => sizes([one, two, three])).toEqual([2, 2, 2]);
  await one.held.stop();
  one.serves.clear();
  await expect.poll(() => sizes([two, three])).toEqual([3, 3]);
  two.cutOff();
  await expect.poll(() => three.serves.size).toBe(6);
  expect(two.serves.size).toBe(0);
});

const renewedUntil = async () => {
  const { rows } = await database.pool.query<{ at: Date }>('select max(expires_at) as at from shard_leases');
  return rows[0]?.at.getTime() ?? 0;
};

test('a process that is known to be the only one takes the shards of a killed one at once', async () => {
  await plan(2);
  const killed = startProcess({ lifeMs: 3_600_000 });
  await expect.poll(() => killed.serves.size).toBe(2);
  killed.cutOff();
  const next = startProcess({ lifeMs: 3_600_000, alone: true });
  await expect.poll(() => next.serves.size).toBe(2);
});

test('a process that is about to stop renews what it holds, takes nothing and hands nothing over', async () => {
  await plan(2);
  const handOver = vi.fn<() => Promise<void>>(async () => Promise.resolve());
  const one = startProcess({ beforeLeaving: handOver });
  await expect.poll(() => one.serves.size).toBe(2);
  one.held.onlyRenew();
  const two = startProcess();
  const lives = Date.now() + 4 * SHORT_MS;
  await expect.poll(renewedUntil, { timeout: 20_000 }).toBeGreaterThan(lives);
  expect(handOver).not.toHaveBeenCalled();
  expect(sizes([one, two])).toEqual([0, 2]);
});

test('the shards of a dead process are taken when its leases end, however rarely the others renew theirs', async () => {
  await plan(2);
  const doomed = startProcess();
  await expect.poll(() => doomed.serves.size).toBe(2);
  const patient = startProcess({ lifeMs: 3_600_000 });
  await expect.poll(() => patient.serves.size).toBe(1);
  doomed.cutOff();
  await expect.poll(() => patient.serves.size).toBe(2);
});

test('a process that replaces a dead one gets the dead one’s shards, and nobody leaves a shard for it', async () => {
  await plan(6);
  const handOver = vi.fn<() => Promise<void>>(async () => Promise.resolve());
  const lifeMs = 3 * SHORT_MS;
  const one = startProcess({ lifeMs, beforeLeaving: handOver });
  const dead = startProcess({ lifeMs });
  await expect.poll(() => sizes([one, dead])).toEqual([3, 3]);
  handOver.mockClear();
  dead.cutOff();
  const next = startProcess();
  await expect.poll(() => sizes([one, next])).toEqual([3, 3]);
  expect(handOver).not.toHaveBeenCalled();
});

test('a shard that could not be left in order goes to another process all the same', async () => {
  await plan(2);
  const clumsy = startProcess({
    beforeLeaving: async () => Promise.reject(new Error('the socket is stuck')),
  });
  await expect.poll(() => clumsy.serves.size).toBe(2);
  const other = startProcess();
  await expect.poll(() => other.serves.size).toBe(1);
});

test('a shard that is being connected is handed over afterwards', async () => {
  await plan(2);
  let isConnected = true;
  const connects = vi.fn<() => boolean>(() => isConnected);
  const first = startProcess({ connects });
  await expect.poll(() => first.serves.size).toBe(2);
  isConnected = false;
  connects.mockClear();
  const second = startProcess();
  // It is asked with each renewal for as long as the second process wants a shard.
  await expect.poll(() => connects.mock.calls.length).toBeGreaterThan(2);
  expect(first.serves.size).toBe(2);
  isConnected = true;
  await expect.poll(() => second.serves.size).toBe(1);
});

test('a process takes another shard when it has connected the last one: the rest is left to others', async () => {
  await plan(2);
  let isConnected = false;
  const connects = vi.fn<() => boolean>(() => isConnected);
  const slow = startProcess({ connects });
  await expect.poll(() => connects.mock.calls.length).toBeGreaterThan(2);
  expect(slow.serves.size).toBe(1);
  isConnected = true;
  await expect.poll(() => slow.serves.size).toBe(2);
});

test('a shard that is lost and taken anew while it is being left has to be left once more', async () => {
  await plan(1);
  const leavings: (() => void)[] = [];
  const beforeLeaving = async (): Promise<void> => new Promise((resolve) => leavings.push(resolve));
  const process = startProcess({ beforeLeaving });
  await expect.poll(() => [...process.serves]).toEqual(['0 of 1']);
  await plan(2);
  await expect.poll(() => leavings.length).toBe(1);
  process.cutOff();
  await expect.poll(() => [...process.serves]).toEqual([]);
  process.reconnect();
  await expect.poll(() => [...process.serves]).toEqual(['0 of 1']);
  await expect.poll(() => leavings.length).toBe(2);
  for (const leave of leavings) leave();
  await expect.poll(() => [...process.serves].toSorted()).toEqual(['0 of 2', '1 of 2']);
});

test('a process never holds more than its capacity, and reports how many shards have no process', async () => {
  await plan(5);
  const [small, other] = [startProcess({ capacity: 2 }), startProcess({ capacity: 2 })];
  await expect.poll(() => sizes([small, other])).toEqual([2, 2]);
  await expect.poll(() => small.held.homeless).toBe(1);
});

test('when the number of shards changes, no shard of the new division is served before all of the old have ended', async () => {
  await plan(2);
  const [one, two] = [startProcess(), startProcess()];
  await expect.poll(() => sizes([one, two])).toEqual([1, 1]);
  const both = vi.fn<() => void>();
  const watch = setInterval(() => {
    const counts = new Set([...one.serves, ...two.serves].map((key) => key.split(' of ')[1]));
    if (counts.size > 1) both();
  }, 1);
  onTestFinished(() => clearInterval(watch));
  await plan(4);
  await expect
    .poll(() => [...one.serves, ...two.serves].filter((key) => key.endsWith('of 4')))
    .toHaveLength(4);
  expect(both).not.toHaveBeenCalled();
});

test('what Discord recommends makes the number larger, never smaller', async () => {
  const count = async () => (await database.pool.query('select shard_count from shard_plan')).rows;
  await planShards(database, 4, { onlyMore: true });
  await planShards(database, 2, { onlyMore: true });
  expect(await count()).toEqual([{ shard_count: 4 }]);
  await plan(2);
  expect(await count()).toEqual([{ shard_count: 2 }]);
});

test('turns to identify follow each other at the given distance, whichever process asks', async () => {
  const waits = await Promise.all(
    Array.from({ length: 4 }, async () => takeIdentifyTurn(database, 3, 60_000)),
  );
  const inMinutes = waits.map((wait) => Math.round(wait / 60_000)).toSorted((a, b) => a - b);
  expect(inMinutes).toEqual([0, 1, 2, 3]);
  expect(await takeIdentifyTurn(database, 4, 60_000)).toBe(0);
});
