import type { Language } from '@famiglia/contract/kit/language';
import type { Bot } from '../../bot.ts';
import { findMissingPermissions, findPostableChannel } from '../../kit/discord/find-channel.ts';
import { noticeTexts } from './notice-texts.ts';

/** Where a sign-up will be posted, or why the bot cannot post it now. A leader is told before the bot tries. */
export const postPlace = async (
  bot: Bot,
  channelIds: readonly (string | null)[],
  language: Language,
): Promise<{ channelId: string } | { warning: string }> => {
  const channel = await findPostableChannel(bot, channelIds);
  if (typeof channel !== 'string') return { channelId: channel.id };
  const missing =
    channel === 'missing_permissions' ? await findMissingPermissions(bot, channelIds, language) : null;
  return { warning: noticeTexts[language].cannotPost(channel, missing) };
};
