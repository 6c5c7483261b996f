const DISCORD_EPOCH = 1_420_070_400_000n;

/** An id for a moment; `sequence` makes ids of one millisecond unique and ordered. */
export const snowflakeAt = (time: number, sequence: number): string =>
  (((BigInt(time) - DISCORD_EPOCH) << 22n) | BigInt(sequence & 0x3f_ffff)).toString();

export const snowflakeTime = (id: string): number => Number((BigInt(id) >> 22n) + DISCORD_EPOCH);

/**
 * Ids that always increase, also when the clock stops or steps back: lists are sorted by id, and clients
 * silently drop a repeated message id.
 */
export const createSnowflakes = (clock: () => number, after = 0n): (() => string) => {
  let last = after;
  return () => {
    const now = BigInt(snowflakeAt(clock(), 0));
    last = now > last ? now : last + 1n;
    return last.toString();
  };
};
