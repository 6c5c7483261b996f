import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { RESTJSONErrorCodes } from 'discord.js';
import type { BaseMessageOptions, Message } from 'discord.js';
import type { Bot } from '../bot.ts';
import { findChannel, findPostableChannel } from '../kit/discord/find-channel.ts';
import { isDiscordError } from '../kit/discord/is-discord-error.ts';
import type { Outcome } from './delivery-kind.ts';

interface Kept {
  channelId: string;
  message: BaseMessageOptions;
  /** What it is, up to 18 characters: part of the nonce. */
  name: string;
}

/**
 * Keeps one message in a channel up to date: edits it, posts it if there is none or somebody deleted it, and moves it if the guild chose
 * another channel.
 */
export const keepMessage = async (
  bot: Bot,
  delivery: Delivery,
  { channelId, message, name }: Kept,
): Promise<Outcome> => {
  if (delivery.messageId !== null && delivery.channelId === channelId) {
    const channel = await findChannel(bot, channelId);
    try {
      if (channel !== null) {
        await channel.messages.edit(delivery.messageId, message);
        return {};
      }
    } catch (error) {
      if (!isDiscordError(error, [RESTJSONErrorCodes.UnknownMessage])) throw error;
    }
  } else await dropKept(bot, delivery);
  const channel = await findPostableChannel(bot, [channelId]);
  if (typeof channel === 'string') return { problem: channel };
  const nonce = `${name}-${delivery.posts}`;
  const posted = await channel.send({ ...message, nonce, enforceNonce: true });
  // After a crash Discord returns what was posted then, which may say something else.
  if (saysOther(posted, message)) await channel.messages.edit(posted.id, message);
  return { shown: { channelId: channel.id, messageId: posted.id, posts: delivery.posts + 1 } };
};

const saysOther = (posted: Pick<Message, 'content' | 'embeds'>, message: BaseMessageOptions): boolean => {
  const [embed] = message.embeds ?? [];
  const description = embed !== undefined && 'description' in embed ? embed.description : undefined;
  return (
    posted.content !== (message.content ?? '') || (posted.embeds[0]?.description ?? undefined) !== description
  );
};

/** Deletes a kept message that is no longer wanted in its channel. */
export const dropKept = async (
  bot: Bot,
  { channelId, messageId }: Pick<Delivery, 'channelId' | 'messageId'>,
): Promise<void> => {
  const channel = channelId === null || messageId === null ? null : await findChannel(bot, channelId);
  if (channel === null || messageId === null) return;
  // It may be gone, or the bot may not see it any more.
  await channel.messages.delete(messageId).catch((error: unknown) => {
    const gone = [
      RESTJSONErrorCodes.UnknownMessage,
      RESTJSONErrorCodes.UnknownChannel,
      RESTJSONErrorCodes.MissingAccess,
    ];
    if (!isDiscordError(error, gone)) throw error;
  });
};
