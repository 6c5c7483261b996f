import { RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { escapeText } from './escape-text.ts';
import { isDiscordError } from './is-discord-error.ts';

interface PrivateWords {
  /** The server that it is about; null where it is about none. */
  guildId: string | null;
  userId: string;
  content: string;
  /** Two messages with the same nonce are one message. */
  nonce: string;
  embeds?: NonNullable<BaseMessageOptions['embeds']>;
  components?: NonNullable<BaseMessageOptions['components']>;
}

/** The person's DMs are closed to the bot or to everybody, or the person does not exist. */
const CLOSED = [
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  RESTJSONErrorCodes.UnknownUser,
  RESTJSONErrorCodes.OpeningDirectMessagesTooFast,
];

/** Sends a DM. False if this person's DMs are closed. */
export const sendDirectMessage = async (
  bot: Bot,
  { guildId, userId, content, nonce, embeds = [], components = [] }: PrivateWords,
): Promise<boolean> => {
  const server = bot.client.guilds.cache.get(guildId ?? '')?.name;
  // The bot may write about a server that has removed it.
  const words = server === undefined ? content : `${content}\n-# ${escapeText(server)}`;
  try {
    const dm = await bot.client.users.createDM(userId);
    await dm.send({ content: words, embeds, components, nonce, enforceNonce: true });
    return true;
  } catch (error) {
    // Opening DMs has one rate limit for all guilds: while it lasts, the person is notified in the guild's
    // channel.
    if (isDiscordError(error, CLOSED) || error instanceof RateLimitError) return false;
    throw error;
  }
};
