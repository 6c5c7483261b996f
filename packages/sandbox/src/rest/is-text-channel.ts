import { ChannelType } from 'discord-api-types/v10';
import type { Channel } from '../world/world.ts';

const TEXT = new Set([
  ChannelType.GuildText,
  ChannelType.DM,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/** Whether messages can be posted there; voice channels have a text chat too. */
export const isTextChannel = (channel: Channel): boolean => TEXT.has(channel.type);
