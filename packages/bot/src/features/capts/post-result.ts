import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findCapt } from '@famiglia/core/capts/capt.queries';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { findChannel, findPostableChannel } from '../../kit/discord/find-channel.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { captReport } from './capt-report.ts';

/** Results of capts older than this are not announced. */
const MAX_ANNOUNCED_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const GONE = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
];

/**
 * Posts the result of a capt or updates the existing post. A result that cannot be posted stays visible in
 * the panel.
 */
export const postResult = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db, clock } = bot.context;
  const { guildId, subject: captId, channelId, messageId, posts } = delivery;
  const row = await findCapt(db, guildId, captId);
  if (row === null || row.capt.status !== 'finished') return {};
  if (clock().getTime() - row.capt.startsAt.getTime() > MAX_ANNOUNCED_AGE_MS) return {};
  const settings = await findSettings(db, guildId);
  const message = await captReport(bot.context, { guildId, captId }, settings.language);
  if (channelId !== null && messageId !== null) {
    const channel = await findChannel(bot, channelId);
    try {
      // Without an empty list of attachments Discord would keep the old image beside the new one.
      await channel?.messages.edit(messageId, { ...message, attachments: [] });
      if (channel !== null) return {};
    } catch (error) {
      if (!isDiscordError(error, GONE)) throw error;
    }
  }
  const roster = await findRosterMessage(db, guildId, captId);
  const channel = await findPostableChannel(bot, [settings.channels.capts, roster?.channelId ?? null]);
  // A family without a channel for capts gets no results in Discord.
  if (channel === 'no_channel') return {};
  if (typeof channel === 'string') return { problem: channel };
  const nonce = `r${captId.replaceAll('-', '').slice(0, 20)}`;
  const posted = await channel.send({ ...message, nonce, enforceNonce: true });
  return { shown: { channelId: channel.id, messageId: posted.id, posts: posts + 1 } };
};
