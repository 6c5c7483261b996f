import { discordName } from '@famiglia/contract/kit/visible-text';
import type { ChannelFacts } from '@famiglia/core/mirror/facts';
import { ChannelType, Constants, OverwriteType } from 'discord.js';
import type { APIChannel, APIDMChannel, APIGroupDMChannel, APIOverwrite, APIThreadChannel } from 'discord.js';
import type { ChannelOverwrite } from '@famiglia/core/platform/db/schema/guilds';

type GuildChannel = Exclude<APIChannel, APIThreadChannel | APIDMChannel | APIGroupDMChannel>;

const NOT_MIRRORED: ReadonlySet<ChannelType> = new Set([
  ChannelType.DM,
  ChannelType.GroupDM,
  ...Constants.ThreadChannelTypes,
]);
const standsInGuild = (channel: APIChannel): channel is GuildChannel => !NOT_MIRRORED.has(channel.type);

/** Null for channels that are not in a guild's channel list: DMs and threads. */
export const channelFacts = (channel: APIChannel): ChannelFacts | null => {
  if (!standsInGuild(channel)) return null;
  const { id, name, type, position, parent_id, permission_overwrites }: Partial<GuildChannel> = channel;
  if (id === undefined || name === undefined || type === undefined) return null;
  return {
    id,
    name: discordName(name),
    type,
    // Discord may leave it out; nothing is decided by the position.
    position: position ?? 0,
    parentId: parent_id ?? null,
    // Discord sends them in no fixed order; a different order must not count as a change.
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
