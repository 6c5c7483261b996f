import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import { findMessage } from '../world/find-message.ts';
import { openDm } from '../world/open-dm.ts';
import { channelPermissions } from '../world/permissions.ts';
import type { Channel, Guild, Message, User } from '../world/world.ts';
import { CallError } from '../errors/call-error.ts';

export const requirePerson = ({ world }: SandboxContext, id: unknown): User => {
  const user = typeof id === 'string' ? world.users.get(id) : undefined;
  if (!user || user.bot) throw new CallError(404, 'unknown_user', `There is no person ${String(id)}.`);
  return user;
};

export const requireGuild = ({ world }: SandboxContext, id: unknown): Guild => {
  const guild = typeof id === 'string' ? world.guilds.get(id) : undefined;
  if (!guild) throw new CallError(404, 'unknown_guild', `There is no server ${String(id)}.`);
  return guild;
};

/** The channel, if this person sees it; without a channel id, their DM with the bot. */
export const requireChannel = (
  context: SandboxContext,
  person: User,
  channelId: string | undefined,
): Channel => {
  if (channelId === undefined) return openDm(context, person);
  const channel = context.world.channels.get(channelId);
  if (!channel) throw new CallError(404, 'unknown_channel', `There is no channel ${channelId}.`);
  const permitted =
    channel.guild_id === null
      ? channel.recipient_id === person.id
      : permissionsIn(context, channel, person) & PermissionFlagsBits.ViewChannel;
  if (!permitted) throw new CallError(403, 'no_access', `${person.username} does not see this channel.`);
  return channel;
};

export const permissionsIn = ({ world }: SandboxContext, channel: Channel, person: User): bigint => {
  const guild = world.guilds.get(channel.guild_id ?? '');
  return guild ? channelPermissions(guild, channel, person.id) : PermissionFlagsBits.SendMessages;
};

/** The message, if this person can read it. */
export const requireReadable = (
  context: SandboxContext,
  person: User,
  messageId: unknown,
): { channel: Channel; message: Message } => {
  const message = typeof messageId === 'string' ? findMessage(context.world, messageId) : null;
  const hidden = message?.ephemeral_reader_id !== null && message?.ephemeral_reader_id !== person.id;
  if (!message || hidden)
    throw new CallError(404, 'unknown_message', `There is no message ${String(messageId)}.`);
  return { message, channel: requireChannel(context, person, message.channel_id) };
};
