import type { Sandbox } from '@famiglia/sandbox/start-sandbox';

const LOOK_MS = 100;

interface Gap {
  shard: number;
  ms: number;
  /** What happened last before it. */
  after: string;
}

/** The times in which a shard had no connection, from now until it is stopped; the longest first. */
export const watchGaps = (sandbox: Sandbox, shards: number, lastStep: () => string) => {
  const open = new Map<number, { since: number; after: string }>();
  const gaps: Gap[] = [];
  const look = (): void => {
    const now = performance.now();
    const connected = sandbox.connectedShards();
    for (let shard = 0; shard < shards; shard += 1) {
      const gap = open.get(shard);
      if (!connected.has(shard)) open.set(shard, gap ?? { since: now, after: lastStep() });
      else if (gap !== undefined) close(shard, gap, now);
    }
  };
  const close = (shard: number, { since, after }: { since: number; after: string }, now: number): void => {
    gaps.push({ shard, ms: now - since, after });
    open.delete(shard);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return {
    stop: (): Gap[] => {
      clearInterval(timer);
      for (const [shard, gap] of open) close(shard, gap, performance.now());
      return gaps.toSorted((one, other) => other.ms - one.ms);
    },
  };
};
