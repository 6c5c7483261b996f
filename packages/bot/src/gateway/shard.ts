/** The part of all guilds that this process serves; Discord assigns guilds by `(guild_id >> 22) % count`. */
export interface Shard {
  id: number;
  count: number;
}
