import { ChannelType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Channel, World } from './world.ts';

export function isThread(channel: Channel): boolean {
  return channel.type === ChannelType.PublicThread;
}

export function threadsOf(world: World, channel: Channel): Channel[] {
  return (channel.thread_ids ?? []).flatMap((id) => world.channels.get(id) ?? []);
}

/** The permission to post: a thread needs a different one. */
export function toPost(channel: Channel): bigint {
  return isThread(channel) ? Bits.SendMessagesInThreads : Bits.SendMessages;
}
