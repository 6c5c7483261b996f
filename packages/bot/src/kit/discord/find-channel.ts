import { POST_PERMISSIONS, BOT_PERMISSION_NAMES } from '@famiglia/contract/access/bot-permissions';
import type { Language } from '@famiglia/contract/kit/language';
import type { ChannelProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { RESTJSONErrorCodes, PermissionFlagsBits } from 'discord.js';
import type { GuildTextBasedChannel, GuildBasedChannel } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { isDiscordError } from './is-discord-error.ts';
import type { BotPermission } from '@famiglia/contract/access/bot-permissions';

/** A text channel, or null if it does not exist or is not visible to the bot. */
export const findChannel = async (bot: Bot, channelId: string): Promise<GuildTextBasedChannel | null> => {
  try {
    const channel = bot.client.channels.cache.get(channelId) ?? (await bot.client.channels.fetch(channelId));
    return channel !== null && channel.isTextBased() && !channel.isDMBased() ? channel : null;
  } catch (error) {
    if (isDiscordError(error, [RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.MissingAccess]))
      return null;
    throw error;
  }
};

/** The first of these channels that the bot can post in, or what is wrong with them. */
export const findPostableChannel = async (
  bot: Bot,
  channelIds: readonly (string | null)[],
): Promise<GuildTextBasedChannel | ChannelProblem> => {
  let problem: ChannelProblem = 'no_channel';
  for (const channelId of new Set(channelIds)) {
    if (channelId === null) continue;
    const channel = await findChannel(bot, channelId);
    const me = channel?.guild.members.me ?? null;
    if (channel === null || me === null) problem = 'channel_gone';
    else if (channel.permissionsFor(me).has([...POST_PERMISSIONS])) return channel;
    else problem = 'missing_permissions';
  }
  return problem;
};

/**
 * The first of these channels that the bot may not post in, and the missing permissions: a manager needs
 * both.
 */
export const findMissingPermissions = async (
  bot: Bot,
  channelIds: readonly (string | null)[],
  language: Language,
): Promise<{ channelId: string; names: string[] } | null> => {
  for (const channelId of channelIds) {
    const channel = channelId === null ? null : await findChannel(bot, channelId);
    const names = channel === null ? [] : missingPermissions(channel, POST_PERMISSIONS, language);
    if (channel !== null && names.length > 0) return { channelId: channel.id, names };
  }
  return null;
};

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
