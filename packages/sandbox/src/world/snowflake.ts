const DISCORD_EPOCH = 1_420_070_400_000n;

/** An id for a moment; `sequence` makes ids of one millisecond unique and ordered. */
export function snowflakeAt(time: number, sequence: number): string {
  return (((BigInt(time) - DISCORD_EPOCH) << 22n) | BigInt(sequence & 0x3f_ffff)).toString();
}

export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}

/**
 * Ids that always increase, also when the clock stops or steps back: lists are sorted by id, and clients
 * silently drop a repeated message id.
 */
export function createSnowflakes(clock: () => number, after = 0n): () => string {
  let last = after;
  return () => {
    const now = BigInt(snowflakeAt(clock(), 0));
    last = now > last ? now : last + 1n;
    return last.toString();
  };
}
