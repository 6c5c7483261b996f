import { ChannelType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Channel, World } from './world.ts';

export function isThread(channel: Channel): boolean {
  return channel.type === ChannelType.PublicThread;
}

export function threadsOf(world: World, channel: Channel): Channel[] {
  return (channel.thread_ids ?? []).flatMap((id) => world.channels.get(id) ?? []);
}

/** What posting takes: in a thread Discord asks for a permission of its own. */
export function toPost(channel: Channel): bigint {
  return isThread(channel) ? Bits.SendMessagesInThreads : Bits.SendMessages;
}
