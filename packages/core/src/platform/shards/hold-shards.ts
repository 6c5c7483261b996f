import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { shareShards } from './share-shards.ts';
import { leaveShards, releaseOthers, releaseShard, renewShards, takeShards } from './shard.queries.ts';
import type { ShardState } from './shard.queries.ts';
import type { Shard } from './shard.ts';

interface ShardDuty {
  /** This process owns the shard from now on. */
  taken: (shard: Shard) => void;
  /** It no longer does, or cannot know: everything that only the owner may do must stop now. */
  lost: (shard: Shard) => void;
  /** Whether it is connected. While it is not, handing it over would only make it wait longer. */
  serves: (shard: Shard) => boolean;
  /** Another process shall have it. Resolves when this one has stopped serving it. */
  handOver: (shard: Shard) => Promise<void>;
}

interface ShardTerms {
  /** How many shards this process can hold. */
  capacity: number;
  /** How long a dead process keeps its shards from the others. */
  lifeMs: number;
  /** No other process can be alive: what a killed one has left is free at once. */
  alone?: boolean;
}

export interface HeldShards {
  /** How many shards have no process, because all are full. */
  readonly homeless: number;
  /** The process is about to stop: what it holds is renewed, and nothing is taken or handed over any more. */
  onlyRenew: () => void;
  stop: () => Promise<void>;
}

/** Renewals in the life of a lease. Two may fail before the shards are given up. */
const BEATS = 4;
/** The pause before free shards, or the number of shards, are read again. */
const WAIT_MS = 1000;
/** Leases are checked this long after they end, because clocks are not exact. */
const MARGIN_MS = 50;
/** As a share of a lease's life: somewhat longer than the pause between two identifies. */
const HAND_OVER_EVERY = 0.75;
/** A shard that is not connected after this time may be handed over to another process. */
const CONNECTS_WITHIN_MS = 30_000;

const keyOf = ({ id, count }: Shard): string => `${id} of ${count}`;

/**
 * Holds this process’s share of the shards. Processes agree through rows of the database: each one renews its leases
 * regularly, takes free shards while it has fewer than its share, and hands some over when a new process has too few.
 */
export const holdShards = (
  { db, log }: Pick<Context, 'db' | 'log'>,
  { capacity, lifeMs, alone = false }: ShardTerms,
  duty: ShardDuty,
): HeldShards => {
  const me = { id: randomUUID(), capacity };
  const renewMs = lifeMs / BEATS;
  const held = new Map<string, Shard>();
  const heldSince = new WeakMap<Shard, number>();
  /** Shards that another process shall have: those that this one still serves, and those that it has left. */
  const leaving = new Set<string>();
  const left = new Map<string, Shard>();
  let homeless = 0;
  let lapsesAt = 0;
  let nextHandOverAt = 0;
  let knownOthers = '';
  let timer: NodeJS.Timeout | undefined;
  let othersReleased = false;
  let onlyRenews = false;
  let stopped = false;

  const settle = (owned: readonly Shard[]): void => {
    const keys = new Set(owned.map(keyOf));
    for (const [key, shard] of held) {
      if (keys.has(key)) continue;
      held.delete(key);
      leaving.delete(key);
      duty.lost(shard);
    }
    for (const shard of owned) {
      if (held.has(keyOf(shard))) continue;
      held.set(keyOf(shard), shard);
      heldSince.set(shard, performance.now());
      duty.taken(shard);
    }
  };

  const isSettled = (shard: Shard): boolean =>
    duty.serves(shard) || performance.now() - (heldSince.get(shard) ?? 0) > CONNECTS_WITHIN_MS;

  const handOver = async (shard: Shard): Promise<void> => {
    const key = keyOf(shard);
    if (leaving.has(key)) return;
    leaving.add(key);
    try {
      await duty.handOver(shard);
    } catch (error) {
      log.error({ err: error, shard }, 'a shard was not left in order; another process gets it all the same');
    }
    // It may have been lost meanwhile, and even taken anew.
    if (held.get(key) !== shard) return;
    left.set(key, shard);
    beatNow();
  };

  /**
   * A new process may replace one that died a moment ago. Its death is known only when its leases end, and then the new
   * process should take those shards first, so connected shards are not handed over until then.
   */
  const waitIfOthersChanged = (others: ShardState['others']): void => {
    const ids = others
      .map(({ id }) => id)
      .toSorted()
      .join(' ');
    if (ids === knownOthers) return;
    knownOthers = ids;
    nextHandOverAt = performance.now() + lifeMs;
  };

  /** Hands over one shard at a time: until the next process has connected it, a second one would have no owner. */
  const handOverInTurn = (shard: Shard): void => {
    const now = performance.now();
    if (now < nextHandOverAt || !isSettled(shard)) return;
    nextHandOverAt = now + lifeMs * HAND_OVER_EVERY;
    void handOver(shard);
  };

  const releaseLeft = async (): Promise<void> => {
    for (const [key, shard] of left) {
      await within(renewMs, releaseShard(db, me.id, shard));
      left.delete(key);
      leaving.delete(key);
      held.delete(key);
    }
  };

  /** Whether this process waits for shards that somebody else is about to release. */
  const balance = async ({ shardCount, taken, others }: ShardState): Promise<boolean> => {
    if (shardCount === null) return true;
    const shares = shareShards([{ ...me, held: held.size }, ...others], shardCount);
    const share = shares.get(me.id) ?? 0;
    homeless = shardCount - [...shares.values()].reduce((sum, size) => sum + size, 0);
    waitIfOthersChanged(others);
    const [current, former] = [[] as Shard[], [] as Shard[]];
    for (const shard of held.values()) (shard.count === shardCount ? current : former).push(shard);
    for (const shard of former) void handOver(shard);
    const [surplus] = current.toSorted((a, b) => a.id - b.id).slice(share);
    if (surplus !== undefined) handOverInTurn(surplus);
    if (current.length >= share) return false;
    const notFree = new Set([...taken, ...current].map(keyOf));
    const free = Array.from({ length: shardCount }, (_, id) => ({ id, count: shardCount })).filter(
      (shard) => !notFree.has(keyOf(shard)),
    );
    // One after another, as Discord lets them identify: what this process cannot connect yet is left to the others.
    const wanted = current.every(isSettled) ? free.slice(0, 1) : [];
    const got = await within(renewMs, takeShards(db, me.id, wanted, lifeMs));
    if (!stopped && !onlyRenews) settle([...held.values(), ...got]);
    return current.length + got.length < share;
  };

  let beating: Promise<void> | undefined;
  let again = false;
  const beat = async (): Promise<void> => {
    const askedAt = performance.now();
    let nextMs = renewMs;
    try {
      if (alone && !othersReleased) {
        await within(renewMs, releaseOthers(db, me.id));
        othersReleased = true;
      }
      await releaseLeft();
      const state = await within(renewMs, renewShards(db, me, lifeMs));
      lapsesAt = askedAt + lifeMs;
      if (stopped) return;
      settle(onlyRenews ? state.mine.filter((shard) => held.has(keyOf(shard))) : state.mine);
      const waits = !onlyRenews && (await balance(state));
      // Those of a dead process are taken as soon as its leases have ended.
      const lapsesInMs = (state.lapsesInMs ?? renewMs) + MARGIN_MS;
      nextMs = Math.min(waits ? Math.min(renewMs / 2, WAIT_MS) : renewMs, lapsesInMs);
    } catch (error) {
      log.warn({ err: error }, 'cannot renew the leases of the shards: the database does not answer');
      nextMs = renewMs / BEATS;
      // One interval early, so that nobody else can own a shard while this process still believes it does.
      if (!stopped && performance.now() > lapsesAt - renewMs) settle([]);
    }
    beating = undefined;
    if (again) beatNow();
    else if (!stopped) timer = setTimeout(beatNow, nextMs);
  };

  /** One beat at a time: what one reads must not be older than what another has written. */
  const beatNow = (): void => {
    clearTimeout(timer);
    again = beating !== undefined;
    if (!again && !stopped) beating = beat();
  };
  beatNow();

  return {
    get homeless() {
      return homeless;
    },
    onlyRenew: () => {
      onlyRenews = true;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await beating;
      await leaveShards(db, me.id).catch((error: unknown) =>
        log.warn(
          { err: error },
          'the leases of the shards could not be given back; they run out by themselves',
        ),
      );
    },
  };
};

/** A database that does not answer counts as a refusal: waiting longer would exceed the lease. */
const within = async <Value>(milliseconds: number, answer: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
};
