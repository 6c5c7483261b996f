import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { MaySee } from '../live/live-feed.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { channelPermissions } from '../world/permissions.ts';
import type { Channel, Message } from '../world/world.ts';

/** Who may read a message: those who see the channel, or the reader of an ephemeral message. */
export const readersOf = (
  { world }: SandboxContext,
  channel: Channel,
  message: Pick<Message, 'ephemeral_reader_id'>,
): MaySee => {
  const guild = channel.guild_id === null ? null : world.guilds.get(channel.guild_id);
  return (userId) => {
    if (message.ephemeral_reader_id !== null) return message.ephemeral_reader_id === userId;
    if (!guild) return channel.recipient_id === userId;
    return (channelPermissions(guild, channel, userId) & PermissionFlagsBits.ViewChannel) !== 0n;
  };
};
