import type { Context } from '../platform/context.ts';
import { removeBot, removeBotExcept } from './guild-mirror.queries.ts';
import { markUnconfirmed } from './rights-age.queries.ts';

/** The bot was removed from a guild. Its data stays; the mirror is no longer valid. */
export const forgetGuild = async (context: Context, guildId: string): Promise<void> => {
  await context.db.transaction(async (tx) => {
    if (await removeBot(tx, guildId)) await context.bus.publish(tx, { type: 'guild.changed', guildId });
  });
  context.access.forget(guildId);
};

export interface ShardGuilds {
  shard: { id: number; count: number };
  guildIds: readonly string[];
}

/** After a new session: guilds that Discord no longer lists for this shard have removed the bot meanwhile. */
export const markAbsentGuilds = async (context: Context, { shard, guildIds }: ShardGuilds): Promise<void> =>
  context.db.transaction(async (tx) => {
    await markUnconfirmed(tx, shard);
    for (const guildId of await removeBotExcept(tx, shard, guildIds)) {
      await context.bus.publish(tx, { type: 'guild.changed', guildId });
    }
  });
