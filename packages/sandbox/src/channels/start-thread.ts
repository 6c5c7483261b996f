import { ChannelType, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { GatewayThreadCreateDispatchData } from 'discord-api-types/v10';
import { presentChannel } from '../present/present-channel.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Channel, User } from '../world/world.ts';

/** A public thread below a channel. It has the permissions of its channel. */
export function startThread(context: SandboxContext, above: Channel, owner: User, name: string): Channel {
  const thread: Channel = {
    id: context.nextId(),
    type: ChannelType.PublicThread,
    guild_id: above.guild_id,
    name,
    topic: null,
    parent_id: above.id,
    position: 0,
    permission_overwrites: above.permission_overwrites,
    recipient_id: null,
    last_message_id: null,
    owner_id: owner.id,
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
  context.changed();
  return thread;
}
