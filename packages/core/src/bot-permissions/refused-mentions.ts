import type { ChannelOverwrite } from '../platform/db/schema/guilds.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import { channelPermissions } from './held-permissions.ts';
import type { Standing } from './held-permissions.ts';

/**
 * The given roles that the bot may not mention in a channel: Discord shows such a mention and notifies nobody.
 * @everyone has the guild's own id, and is never mentionable by itself.
 */
export const refusedMentions = (
  bot: Standing,
  overwrites: readonly ChannelOverwrite[],
  roles: readonly { id: string; mentionable: boolean }[],
): string[] => {
  if ((channelPermissions(bot, overwrites) & PERMISSION_BITS.MentionEveryone) !== 0n) return [];
  return roles.filter(({ id, mentionable }) => id === bot.guildId || !mentionable).map(({ id }) => id);
};
