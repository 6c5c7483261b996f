import type { ChannelFacts } from '@famiglia/core/mirror/facts';
import type { APIChannel } from 'discord.js';

/** Null for what stands in no guild's channel list: DMs and threads. */
export const channelFacts = (channel: APIChannel): ChannelFacts | null =>
  'position' in channel && channel.name !== undefined
    ? {
        id: channel.id,
        name: channel.name,
        type: channel.type,
        position: channel.position,
        parentId: channel.parent_id ?? null,
      }
    : null;
