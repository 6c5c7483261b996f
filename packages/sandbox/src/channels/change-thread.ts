import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { GatewayThreadUpdateDispatchData } from 'discord-api-types/v10';
import { presentChannel } from '../present/present-channel.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { stateOf } from '../world/threads.ts';
import type { Channel, ThreadState } from '../world/world.ts';

/** Archives, locks or renames a thread, or takes that back. */
export const changeThread = (
  context: SandboxContext,
  thread: Channel,
  {
    name = thread.name,
    ...change
  }: Partial<Omit<ThreadState, 'member_ids' | 'changed_at'>> & { name?: string },
): void => {
  thread.name = name;
  thread.thread = { ...stateOf(thread), ...change, changed_at: context.clock() };
  context.gateway.dispatch(
    GatewayDispatchEvents.ThreadUpdate,
    () => presentChannel(context.world, thread) as GatewayThreadUpdateDispatchData,
    { guildId: thread.guild_id, intent: GatewayIntentBits.Guilds },
  );
  context.live.push({ type: 'guild_changed', guild_id: thread.guild_id ?? '' });
  context.changed();
};
