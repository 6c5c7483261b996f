import { findCapt, storeCapt } from '@famiglia/core/gatherings/capts/capt.queries';
import { findRosterMessage } from '@famiglia/core/gatherings/rosters/roster-message.queries';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../bot.ts';
import { findChannel, findPostableChannel } from '../discord/find-channel.ts';
import { isDiscordError } from '../discord/is-discord-error.ts';
import { captReport } from './capt-report.ts';

/** Results of capts older than this are not announced. */
const NEWS_MS = 7 * 24 * 60 * 60 * 1000;

const GONE = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
];

/**
 * Posts the result of a capt or updates the existing post. A result that cannot be posted stays visible in
 * the panel.
 */
export const postResult = async (
  bot: Bot,
  { guildId, captId }: { guildId: string; captId: string },
): Promise<void> => {
  const { db, clock } = bot.context;
  const row = await findCapt(db, guildId, captId);
  if (row === null || row.capt.status !== 'finished' || row.capt.postedVersion === row.capt.version) return;
  const { capt } = row;
  if (clock().getTime() - capt.startsAt.getTime() > NEWS_MS) return;
  const settings = await findSettings(db, guildId);
  const message = await captReport(bot.context, { guildId, captId }, settings.language);
  const shown = { postedVersion: capt.version };
  if (capt.postChannelId !== null && capt.postMessageId !== null) {
    const channel = await findChannel(bot, capt.postChannelId);
    try {
      // Without an empty list of attachments Discord would keep the old image beside the new one.
      await channel?.messages.edit(capt.postMessageId, { ...message, attachments: [] });
      if (channel !== null) return await storeCapt(db, { guildId, captId }, shown);
    } catch (error) {
      if (!isDiscordError(error, GONE)) throw error;
    }
  }
  const roster = await findRosterMessage(db, captId);
  const channel = await findPostableChannel(bot, [settings.channels.capts, roster?.channelId ?? null]);
  if (typeof channel === 'string') {
    bot.log.warn({ guildId, captId, problem: channel }, 'the result of a capt can be posted nowhere');
    return;
  }
  const nonce = `r${captId.replaceAll('-', '').slice(0, 20)}`;
  const posted = await channel.send({ ...message, nonce, enforceNonce: true });
  await storeCapt(db, { guildId, captId }, { ...shown, postChannelId: channel.id, postMessageId: posted.id });
};
