import { ChannelType } from 'discord-api-types/v10';
import type { APIChannel } from 'discord-api-types/v10';
import { requireUser } from '../world/require-user.ts';
import { snowflakeTime } from '../world/snowflake.ts';
import { isThread, stateOf } from '../world/threads.ts';
import type { Channel, World } from '../world/world.ts';
import { discordTime } from './discord-time.ts';
import { NO_FLAGS } from '../world/no-flags.ts';
import { presentUser } from './present-user.ts';

export const presentChannel = (world: World, channel: Channel): APIChannel => {
  if (channel.guild_id === null) return presentDm(world, channel);
  return isThread(channel)
    ? presentThread(channel, channel.guild_id)
    : presentGuildChannel(channel, channel.guild_id);
};

const presentDm = (world: World, channel: Channel) =>
  ({
    id: channel.id,
    type: ChannelType.DM,
    name: null,
    last_message_id: channel.last_message_id,
    flags: NO_FLAGS,
    recipients: channel.recipient_id === null ? [] : [presentUser(requireUser(world, channel.recipient_id))],
  }) as APIChannel;

const presentGuildChannel = (channel: Channel, guildId: string) =>
  ({
    id: channel.id,
    type: channel.type,
    guild_id: guildId,
    name: channel.name,
    parent_id: channel.parent_id,
    position: channel.position,
    permission_overwrites: channel.permission_overwrites,
    flags: NO_FLAGS,
    nsfw: false,
    ...(channel.type === ChannelType.GuildCategory ? {} : messageFields(channel)),
    ...(channel.type === ChannelType.GuildVoice ? { bitrate: 64_000, user_limit: 0, rtc_region: null } : {}),
  }) as APIChannel;

const presentThread = (thread: Channel, guildId: string) => {
  const count = thread.messages.size;
  const { archived, locked, invitable, auto_archive_duration, changed_at, member_ids } = stateOf(thread);
  return {
    id: thread.id,
    type: thread.type,
    guild_id: guildId,
    name: thread.name,
    parent_id: thread.parent_id,
    owner_id: thread.owner_id,
    last_message_id: thread.last_message_id,
    rate_limit_per_user: 0,
    flags: NO_FLAGS,
    message_count: count,
    total_message_sent: count,
    member_count: member_ids.length,
    thread_metadata: {
      archived,
      archive_timestamp: discordTime(changed_at),
      create_timestamp: discordTime(snowflakeTime(thread.id)),
      auto_archive_duration,
      locked,
      ...(thread.type === ChannelType.PrivateThread ? { invitable } : {}),
    },
  } as unknown as APIChannel;
};

const messageFields = (channel: Channel) => ({
  topic: channel.topic,
  last_message_id: channel.last_message_id,
  rate_limit_per_user: 0,
});
