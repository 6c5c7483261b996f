import { ChannelType } from 'discord-api-types/v10';
import type { APIChannel } from 'discord-api-types/v10';
import { requireUser } from '../world/require-user.ts';
import type { Channel, World } from '../world/world.ts';
import { NO_FLAGS } from './no-flags.ts';
import { presentUser } from './present-user.ts';

export function presentChannel(world: World, channel: Channel): APIChannel {
  return channel.guild_id === null
    ? presentDm(world, channel)
    : presentGuildChannel(channel, channel.guild_id);
}

function presentDm(world: World, channel: Channel) {
  return {
    id: channel.id,
    type: ChannelType.DM,
    name: null,
    last_message_id: channel.last_message_id,
    flags: NO_FLAGS,
    recipients: channel.recipient_id === null ? [] : [presentUser(requireUser(world, channel.recipient_id))],
  } as APIChannel;
}

function presentGuildChannel(channel: Channel, guildId: string) {
  return {
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
  } as APIChannel;
}

function messageFields(channel: Channel) {
  return { topic: channel.topic, last_message_id: channel.last_message_id, rate_limit_per_user: 0 };
}
