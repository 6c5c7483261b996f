/** A part of the bot’s guilds; Discord assigns guilds by `(guild_id >> 22) % count`. */
export interface Shard {
  id: number;
  count: number;
}
