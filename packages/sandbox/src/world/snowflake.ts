const DISCORD_EPOCH = 1_420_070_400_000n;

/** An id for a moment; `sequence` keeps ids of one millisecond apart and in order. */
export function snowflakeAt(time: number, sequence: number): string {
  return (((BigInt(time) - DISCORD_EPOCH) << 22n) | BigInt(sequence & 0x3f_ffff)).toString();
}

export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}

/**
 * Ids that always grow, also when the clock stands still or steps back: lists are ordered by id,
 * and a message id that comes twice is dropped by the clients without a word.
 */
export function createSnowflakes(clock: () => number, after = 0n): () => string {
  let last = after;
  return () => {
    const now = BigInt(snowflakeAt(clock(), 0));
    last = now > last ? now : last + 1n;
    return last.toString();
  };
}
