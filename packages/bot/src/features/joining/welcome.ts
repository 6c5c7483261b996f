import type { Language } from '@famiglia/contract/kit/language';
import type { Settings } from '@famiglia/contract/settings/settings';
import { NO_RULES, welcomeWords } from '@famiglia/contract/joining/welcome-text';
import { findNewcomers, recordWelcome } from '@famiglia/core/joining/welcomes';
import type { Newcomer } from '@famiglia/core/joining/welcomes';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';

interface Welcomed {
  userId: string;
  name: string;
}

/** The welcome of one newcomer. The family's text may use formatting; values that are filled in are escaped. */
export const welcomeText = (
  bot: Bot,
  guildId: string,
  { joining, channels, language }: Pick<Settings, 'joining' | 'channels' | 'language'>,
  { userId, name }: Welcomed,
): string =>
  welcomeWords(joining.welcome_text, {
    member: `<@${userId}>`,
    nick: escapeText(name),
    family: escapeText(bot.client.guilds.cache.get(guildId)?.name ?? ''),
    rules: channels.rules === null ? NO_RULES[language satisfies Language] : `<#${channels.rules}>`,
  });

/** Welcomes whoever waits for it, each once: in the channel, by direct message, or both. Only the newcomer is mentioned. */
export const welcomeNewcomers = async (bot: Bot, { guildId }: Delivery): Promise<Outcome> => {
  const settings = await findSettings(bot.context.db, guildId);
  const { welcome: place } = settings.joining;
  const newcomers = await findNewcomers(bot.context, guildId);
  if (newcomers.length === 0) return {};
  const channel = place === 'dm' ? null : await findPostableChannel(bot, [settings.channels.welcome]);
  if (typeof channel === 'string') return { problem: channel };
  for (const newcomer of newcomers) {
    const { userId } = newcomer;
    const content = welcomeText(bot, guildId, settings, newcomer);
    const nonce = nonceOf(newcomer);
    const allowedMentions = { parse: [], users: [userId] };
    await channel?.send({ content, allowedMentions, nonce, enforceNonce: true });
    // Whoever has closed their direct messages is not looked for elsewhere.
    if (place !== 'channel') await sendDirectMessage(bot, { guildId, userId, content, nonce });
    await recordWelcome(bot.context, guildId, newcomer);
  }
  return {};
};

/** One for each join, in at most 25 characters. */
const nonceOf = ({ userId, noticedAt }: Newcomer): string =>
  `w${BigInt(userId).toString(36)}-${Math.floor(noticedAt.getTime() / 1000).toString(36)}`;
