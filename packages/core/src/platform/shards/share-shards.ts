export interface BotProcess {
  id: string;
  /** How many shards it can hold. */
  capacity: number;
  /** How many it holds now. */
  held: number;
}

/**
 * How many shards each process should hold: equal numbers, as far as capacities allow. Every process computes this from
 * the same rows, so they agree without talking to each other. What cannot be divided stays with those that hold most, so
 * that no shard moves for nothing. Shards beyond all capacities are in nobody’s share.
 */
export const shareShards = (processes: readonly BotProcess[], shardCount: number): Map<string, number> => {
  const sumAt = (level: number): number =>
    processes.reduce((sum, { capacity }) => sum + Math.min(capacity, level), 0);
  const largest = Math.max(0, ...processes.map(({ capacity }) => capacity));
  let level = 0;
  while (level < largest && sumAt(level + 1) <= shardCount) level += 1;
  const shares = new Map(processes.map(({ id, capacity }) => [id, Math.min(capacity, level)]));
  let left = shardCount - sumAt(level);
  const mostFirst = processes.toSorted((a, b) => b.held - a.held || (a.id < b.id ? -1 : 1));
  for (const { id, capacity } of mostFirst) {
    const share = shares.get(id) ?? 0;
    if (left === 0 || share === capacity) continue;
    shares.set(id, share + 1);
    left -= 1;
  }
  return shares;
};
