/** Which part of all guilds this process serves; Discord deals them out by `(guild_id >> 22) % count`. */
export interface Shard {
  id: number;
  count: number;
}
