export type Shard = readonly [id: number, count: number];

/** Whether a shard receives a guild; DMs (null) belong to the first one. */
export const isOnShard = (guildId: string | null, [id, count]: Shard): boolean =>
  guildId === null ? id === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === id;
