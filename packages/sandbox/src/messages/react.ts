import { GatewayDispatchEvents, GatewayIntentBits, ReactionType } from 'discord-api-types/v10';
import { presentMember } from '../present/present-member.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Channel, Message, Reaction } from '../world/world.ts';
import { showMessageChanged } from './edit-message.ts';

type Emoji = Reaction['emoji'];

/** `name:id` is a custom emoji, anything else a character. */
export const readEmoji = (text: string): Emoji => {
  const custom = /^(?:a:)?(\w{2,32}):(\d{17,20})$/.exec(text);
  return custom ? { id: custom[2] ?? null, name: custom[1] ?? '' } : { id: null, name: text };
};

export const addReaction = (
  context: SandboxContext,
  channel: Channel,
  message: Message,
  userId: string,
  emoji: Emoji,
): void => {
  const reaction = findReaction(message, emoji) ?? { emoji, user_ids: [] };
  if (reaction.user_ids.includes(userId)) return;
  if (reaction.user_ids.length === 0) message.reactions.push(reaction);
  reaction.user_ids.push(userId);
  const guild = channel.guild_id === null ? undefined : context.world.guilds.get(channel.guild_id);
  const member = guild?.members.get(userId);
  context.gateway.dispatch(
    GatewayDispatchEvents.MessageReactionAdd,
    () => ({
      ...reactionData(channel, message, userId, emoji),
      message_author_id: message.author_id,
      burst: false,
      ...(member ? { member: presentMember(context.world, member) } : {}),
    }),
    { guildId: channel.guild_id, intent: reactionIntent(channel) },
  );
  showMessageChanged(context, channel, message);
};

export const removeReaction = (
  context: SandboxContext,
  channel: Channel,
  message: Message,
  userId: string,
  emoji: Emoji,
): void => {
  const reaction = findReaction(message, emoji);
  if (!reaction?.user_ids.includes(userId)) return;
  reaction.user_ids = reaction.user_ids.filter((id) => id !== userId);
  message.reactions = message.reactions.filter((one) => one.user_ids.length > 0);
  context.gateway.dispatch(
    GatewayDispatchEvents.MessageReactionRemove,
    () => ({ ...reactionData(channel, message, userId, emoji), burst: false }),
    { guildId: channel.guild_id, intent: reactionIntent(channel) },
  );
  showMessageChanged(context, channel, message);
};

/** All reactions, or all of one emoji. */
export const clearReactions = (
  context: SandboxContext,
  channel: Channel,
  message: Message,
  emoji: Emoji | null,
): void => {
  message.reactions = emoji ? message.reactions.filter((one) => one !== findReaction(message, emoji)) : [];
  const place = {
    channel_id: channel.id,
    message_id: message.id,
    ...(channel.guild_id === null ? {} : { guild_id: channel.guild_id }),
  };
  const reach = { guildId: channel.guild_id, intent: reactionIntent(channel) };
  if (emoji) {
    context.gateway.dispatch(
      GatewayDispatchEvents.MessageReactionRemoveEmoji,
      () => ({ ...place, emoji }),
      reach,
    );
  } else {
    context.gateway.dispatch(GatewayDispatchEvents.MessageReactionRemoveAll, () => place, reach);
  }
  showMessageChanged(context, channel, message);
};

export const findReaction = (message: Message, emoji: Emoji): Reaction | undefined =>
  message.reactions.find((one) => one.emoji.id === emoji.id && one.emoji.name === emoji.name);

const reactionIntent = (channel: Channel): number =>
  channel.guild_id === null
    ? GatewayIntentBits.DirectMessageReactions
    : GatewayIntentBits.GuildMessageReactions;

const reactionData = (channel: Channel, message: Message, userId: string, emoji: Emoji) => ({
  user_id: userId,
  channel_id: channel.id,
  message_id: message.id,
  ...(channel.guild_id === null ? {} : { guild_id: channel.guild_id }),
  emoji,
  type: ReactionType.Normal,
});
