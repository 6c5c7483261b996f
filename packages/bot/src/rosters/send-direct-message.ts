import { RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../bot.ts';
import { escapeText } from '../texts/escape-text.ts';
import { isDiscordError } from './is-discord-error.ts';

interface PrivateWords {
  guildId: string;
  userId: string;
  content: string;
  /** Sent twice with the same one, it is one message. */
  nonce: string;
}

/** Closed to us, to everybody, or not there at all: only somebody else can reach this person. */
const CLOSED = [
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  RESTJSONErrorCodes.UnknownUser,
  RESTJSONErrorCodes.OpeningDirectMessagesTooFast,
];

/** A DM. False where this person's are closed. */
export const sendDirectMessage = async (
  bot: Bot,
  { guildId, userId, content, nonce }: PrivateWords,
): Promise<boolean> => {
  const server = escapeText(bot.client.guilds.cache.get(guildId)?.name ?? '');
  try {
    const dm = await bot.client.users.createDM(userId);
    await dm.send({ content: `${content}\n-# ${server}`, nonce, enforceNonce: true });
    return true;
  } catch (error) {
    // Opening DMs has one limit for all guilds: while it lasts, this person is reached in their own.
    if (isDiscordError(error, CLOSED) || error instanceof RateLimitError) return false;
    throw error;
  }
};
