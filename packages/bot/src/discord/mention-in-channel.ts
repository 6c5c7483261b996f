import { PermissionFlagsBits } from 'discord.js';
import type { GuildTextBasedChannel } from 'discord.js';
import type { Bot } from '../bot.ts';
import { findPostableChannel } from './find-channel.ts';

interface PublicWords {
  channelIds: readonly (string | null)[];
  /** The people it mentions; nobody else is pinged. */
  userIds: readonly string[];
  content: string;
  nonce: string;
  replyTo: string | null;
}

/** A mention takes up to 23 characters and a message 2,000; more people go into another message. */
const PER_MESSAGE = 60;

/** Mentions people in a channel. False if there is no channel that the bot may write in. */
export const mentionInChannel = async (bot: Bot, words: PublicWords): Promise<boolean> => {
  const channel = await findPostableChannel(bot, words.channelIds);
  if (typeof channel === 'string') return false;
  const reply = replyIn(channel, words.replyTo);
  for (let start = 0; start < words.userIds.length; start += PER_MESSAGE) {
    const called = words.userIds.slice(start, start + PER_MESSAGE);
    await channel.send({
      content: `${called.map((id) => `<@${id}>`).join(' ')}\n${words.content}`,
      allowedMentions: { users: called },
      nonce: `${words.nonce}-${start}`,
      enforceNonce: true,
      ...reply,
    });
  }
  return true;
};

/**
 * As a reply to the roster, if the bot may read the message history: without that permission Discord refuses
 * the whole message.
 */
const replyIn = (channel: GuildTextBasedChannel, messageId: string | null) => {
  const me = channel.guild.members.me;
  const looksBack = me !== null && channel.permissionsFor(me).has(PermissionFlagsBits.ReadMessageHistory);
  return messageId === null || !looksBack
    ? {}
    : { reply: { messageReference: messageId, failIfNotExists: false } };
};
