import { PermissionFlagsBits } from 'discord.js';
import type { BaseMessageOptions, GuildTextBasedChannel } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { findPostableChannel } from './find-channel.ts';
import { mentionRoles } from './mention-roles.ts';

interface PublicWords {
  channelIds: readonly (string | null)[];
  content: string;
  nonce: string;
  replyTo: string | null;
  components?: NonNullable<BaseMessageOptions['components']>;
}

/** A mention takes up to 23 characters and a message 2,000; more people go into another message. */
const PER_MESSAGE = 60;

/** Mentions people, and nobody else, in a channel. False if there is no channel that the bot may write in. */
export const mentionInChannel = async (
  bot: Bot,
  { userIds, ...words }: PublicWords & { userIds: readonly string[] },
): Promise<boolean> => {
  const channel = await findPostableChannel(bot, words.channelIds);
  if (typeof channel === 'string') return false;
  for (let start = 0; start < userIds.length; start += PER_MESSAGE) {
    const called = userIds.slice(start, start + PER_MESSAGE);
    await channel.send({
      content: `${called.map((id) => `<@${id}>`).join(' ')}\n${words.content}`,
      components: words.components ?? [],
      allowedMentions: { users: called },
      nonce: `${words.nonce}-${start}`,
      enforceNonce: true,
      ...replyIn(channel, words.replyTo),
    });
  }
  return true;
};

/** Mentions roles, and nobody else, in a channel. False if there is no channel that the bot may write in. */
export const mentionRolesInChannel = async (
  bot: Bot,
  { roleIds, ...words }: PublicWords & { roleIds: readonly string[] },
): Promise<boolean> => {
  const channel = await findPostableChannel(bot, words.channelIds);
  if (typeof channel === 'string') return false;
  const { content, allowedMentions } = mentionRoles(channel.guildId, roleIds);
  await channel.send({
    content: `${content}\n${words.content}`,
    components: words.components ?? [],
    allowedMentions,
    nonce: words.nonce,
    enforceNonce: true,
    ...replyIn(channel, words.replyTo),
  });
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
