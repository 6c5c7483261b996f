import { ChannelType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { snowflakeTime } from './snowflake.ts';
import type { Channel, ThreadState, World } from './world.ts';

/** A thread as it begins. */
export const NEW_THREAD: Pick<ThreadState, 'archived' | 'locked' | 'invitable' | 'auto_archive_duration'> = {
  archived: false,
  locked: false,
  invitable: true,
  auto_archive_duration: 1440,
};

export const isThread = (channel: Channel): boolean =>
  channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread;

export const threadsOf = (world: World, channel: Channel): Channel[] =>
  (channel.thread_ids ?? []).flatMap((id) => world.channels.get(id) ?? []);

/** A stored world may have threads from before they had a state. */
export const stateOf = ({ id, owner_id: ownerId, thread }: Channel): ThreadState => {
  const member_ids = ownerId === undefined ? [] : [ownerId];
  return thread ?? { ...NEW_THREAD, changed_at: snowflakeTime(id), member_ids };
};

export const memberIdsOf = (thread: Channel): readonly string[] => stateOf(thread).member_ids;

/** A private thread is seen by its members and by those who manage threads. */
export const isHiddenFrom = (channel: Channel, userId: string, permissions: bigint): boolean => {
  if (channel.type !== ChannelType.PrivateThread || memberIdsOf(channel).includes(userId)) return false;
  return (permissions & Bits.ManageThreads) === 0n;
};

/** The permission to post: a thread needs a different one, and a locked one that of whoever manages threads too. */
export const toPost = (channel: Channel): bigint => {
  if (!isThread(channel)) return Bits.SendMessages;
  return stateOf(channel).locked
    ? Bits.SendMessagesInThreads | Bits.ManageThreads
    : Bits.SendMessagesInThreads;
};
