import type { ChannelFacts } from '@famiglia/core/guilds/mirror/facts';
import { ChannelType, Constants, OverwriteType } from 'discord.js';
import type { APIChannel, APIDMChannel, APIGroupDMChannel, APIOverwrite, APIThreadChannel } from 'discord.js';
import type { ChannelOverwrite } from '@famiglia/core/platform/db/schema/guilds';

type GuildChannel = Exclude<APIChannel, APIThreadChannel | APIDMChannel | APIGroupDMChannel>;

const ELSEWHERE: ReadonlySet<ChannelType> = new Set([
  ChannelType.DM,
  ChannelType.GroupDM,
  ...Constants.ThreadChannelTypes,
]);
const standsInGuild = (channel: APIChannel): channel is GuildChannel => !ELSEWHERE.has(channel.type);

/** Null for what stands in no guild's channel list: DMs and threads. */
export const channelFacts = (channel: APIChannel): ChannelFacts | null => {
  if (!standsInGuild(channel)) return null;
  const { id, name, type, position, parent_id, permission_overwrites }: Partial<GuildChannel> = channel;
  if (id === undefined || name === undefined || type === undefined) return null;
  return {
    id,
    name,
    type,
    // Discord may leave it out; where a channel stands in the list decides nothing.
    position: position ?? 0,
    parentId: parent_id ?? null,
    // Discord gives them in no fixed order, and an order alone is no change.
    overwrites: (permission_overwrites ?? []).map(overwriteFacts).toSorted(byId),
  };
};

const overwriteFacts = ({ id, type, allow, deny }: APIOverwrite): ChannelOverwrite => ({
  id,
  kind: type === OverwriteType.Role ? 'role' : 'member',
  allow,
  deny,
});

const byId = (left: ChannelOverwrite, right: ChannelOverwrite): number => (left.id < right.id ? -1 : 1);
