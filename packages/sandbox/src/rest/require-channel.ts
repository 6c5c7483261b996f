import { PermissionFlagsBits } from 'discord-api-types/v10';
import { channelPermissions } from '../world/permissions.ts';
import type { Channel, Guild, Message } from '../world/world.ts';
import { missingAccess, missingPermissions, unknownChannel, unknownMessage } from '../errors/rest-errors.ts';
import type { RestCall } from './rest-route.ts';

interface Place {
  channel: Channel;
  /** null in a DM. */
  guild: Guild | null;
}

/** The channel in the path, if the bot may see it and has `permissions` there. */
export const requireChannel = ({ context, params }: RestCall, permissions = 0n): Place => {
  const channel = context.world.channels.get(params.channel_id ?? '');
  if (!channel) throw unknownChannel();
  if (channel.guild_id === null) return { channel, guild: null };
  const guild = context.world.guilds.get(channel.guild_id) ?? null;
  const bits = guild ? channelPermissions(guild, channel, context.credentials.application_id) : 0n;
  if (!(bits & PermissionFlagsBits.ViewChannel)) throw missingAccess();
  if ((bits & permissions) !== permissions) throw missingPermissions();
  return { channel, guild };
};

/** The message in the path. Ephemeral ones can be reached only through their interaction. */
export const requireMessage = ({ params }: RestCall, channel: Channel): Message => {
  const message = channel.messages.get(params.message_id ?? '');
  if (!message || message.ephemeral_reader_id !== null) throw unknownMessage();
  return message;
};
