import type { Sandbox } from '@famiglia/sandbox/start-sandbox';

const LOOK_MS = 100;

/** The longest time that any shard had no connection, from now until it is stopped. */
export const watchGaps = (sandbox: Sandbox, shards: number) => {
  const seen = new Map<number, number>();
  const longest = { ms: 0, shard: 0 };
  const look = (): void => {
    const now = performance.now();
    const connected = sandbox.connectedShards();
    for (let id = 0; id < shards; id += 1) {
      const since = seen.get(id) ?? now;
      if (connected.has(id)) seen.set(id, now);
      else seen.set(id, since);
      if (now - since > longest.ms) Object.assign(longest, { ms: now - since, shard: id });
    }
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return longest;
    },
  };
};
