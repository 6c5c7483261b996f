import { ChannelType, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { GatewayThreadCreateDispatchData } from 'discord-api-types/v10';
import { presentChannel } from '../present/present-channel.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { NEW_THREAD } from '../world/threads.ts';
import type { Channel, ThreadState, User } from '../world/world.ts';

interface NewThread extends Partial<Pick<ThreadState, 'invitable' | 'auto_archive_duration'>> {
  name: string;
  type?: ChannelType.PublicThread | ChannelType.PrivateThread;
}

/** A thread below a channel, with the permissions of its channel. Whoever starts it is its first member. */
export const startThread = (
  context: SandboxContext,
  above: Channel,
  owner: Pick<User, 'id'>,
  { name, type = ChannelType.PublicThread, ...state }: NewThread,
): Channel => {
  const id = context.nextId();
  const thread: Channel = {
    id,
    type,
    guild_id: above.guild_id,
    name,
    topic: null,
    parent_id: above.id,
    position: 0,
    permission_overwrites: above.permission_overwrites,
    recipient_id: null,
    last_message_id: null,
    owner_id: owner.id,
    thread: { ...NEW_THREAD, ...state, changed_at: context.clock(), member_ids: [owner.id] },
    messages: new Map(),
  };
  context.world.channels.set(thread.id, thread);
  above.thread_ids = [...(above.thread_ids ?? []), thread.id];
  context.gateway.dispatch(
    GatewayDispatchEvents.ThreadCreate,
    () =>
      ({ ...presentChannel(context.world, thread), newly_created: true }) as GatewayThreadCreateDispatchData,
    { guildId: above.guild_id, intent: GatewayIntentBits.Guilds },
  );
  context.live.push({ type: 'guild_changed', guild_id: above.guild_id ?? '' });
  context.changed();
  return thread;
};
