import type { ChannelFacts, ChannelOverwrite } from '@famiglia/core/mirror/facts';
import { OverwriteType } from 'discord.js';
import type { APIChannel, APIOverwrite } from 'discord.js';

/** Null for what stands in no guild's channel list: DMs and threads. */
export const channelFacts = (channel: APIChannel): ChannelFacts | null =>
  'position' in channel && channel.name !== undefined
    ? {
        id: channel.id,
        name: channel.name,
        type: channel.type,
        position: channel.position,
        parentId: channel.parent_id ?? null,
        // Discord gives them in no fixed order, and an order alone is no change.
        overwrites: (channel.permission_overwrites ?? []).map(overwriteFacts).toSorted(byId),
      }
    : null;

const overwriteFacts = ({ id, type, allow, deny }: APIOverwrite): ChannelOverwrite => ({
  id,
  kind: type === OverwriteType.Role ? 'role' : 'member',
  allow,
  deny,
});

const byId = (left: ChannelOverwrite, right: ChannelOverwrite): number => (left.id < right.id ? -1 : 1);
