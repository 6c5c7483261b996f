import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import { writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery } from '../../deliveries/delivery-kind.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import type { LeaderNotice, ReadNotice } from '../../deliveries/notice-types.ts';

const REFUSED = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
];

/**
 * A notice to leaders: in the channel where it belongs, else in the leaders' channel, else by direct message to those with the
 * right (`letter-delivery.ts`). Everything that leaders are told goes this way.
 */
export const leaderNotice = (kind: DeliveryKind, letter: ReadNotice): FeatureDelivery => ({
  kind,
  letter,
  deliver: async (bot, { guildId, subject }) => {
    const notice = await letter(bot, guildId, subject);
    if (notice === null) return;
    const key = { guildId, kind, subject };
    if (await postNotice(bot, guildId, notice)) await notice.told?.('channel');
    else await writeLetter(bot.context.db, key, bot.context.clock());
  },
});

/** Posts it where leaders read; false if there is no channel that the bot may write in, or if it belongs in none. */
export const postNotice = async (bot: Bot, guildId: string, notice: LeaderNotice): Promise<boolean> => {
  if (notice.isPrivate === true) return false;
  const { channels } = await findSettings(bot.context.db, guildId);
  const channel = await findPostableChannel(bot, [notice.home ?? null, channels.personnel]);
  if (typeof channel === 'string') return false;
  const { message, nonce, hasCard = false } = notice;
  if (hasCard) return true;
  try {
    await channel.send({ allowedMentions: { parse: [] }, ...message, nonce, enforceNonce: true });
  } catch (error) {
    // The bot's cached permissions were out of date.
    if (isDiscordError(error, REFUSED)) return false;
    throw error;
  }
  return true;
};
