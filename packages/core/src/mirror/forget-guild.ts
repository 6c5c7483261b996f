import type { Context } from '../platform/context.ts';
import { removeBot } from './guild-mirror.queries.ts';

/** The bot was removed from a guild. Its data stays; the mirror is no longer valid. */
export const forgetGuild = async (context: Context, guildId: string): Promise<void> => {
  await context.db.transaction(async (tx) => {
    if (await removeBot(tx, guildId)) await context.bus.publish(tx, { type: 'guild.changed', guildId });
  });
  context.access.forget(guildId);
};
