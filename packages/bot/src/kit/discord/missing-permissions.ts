import { BOT_PERMISSION_NAMES } from '@famiglia/contract/access/bot-permissions';
import type { BotPermission } from '@famiglia/contract/access/bot-permissions';
import type { Language } from '@famiglia/contract/kit/language';
import { PermissionFlagsBits } from 'discord.js';
import type { GuildBasedChannel } from 'discord.js';

/** Which of the needed permissions the bot lacks in a channel, named as Discord's settings name them. */
export const missingPermissions = (
  channel: GuildBasedChannel,
  needed: readonly BotPermission[],
  language: Language,
): string[] => {
  const me = channel.guild.members.me;
  const held = me === null ? null : channel.permissionsFor(me);
  return needed
    .filter((permission) => !(held?.has(PermissionFlagsBits[permission]) ?? false))
    .map((permission) => BOT_PERMISSION_NAMES[permission][language]);
};
