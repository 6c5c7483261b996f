import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { GatewayChannelDeleteDispatchData } from 'discord-api-types/v10';
import { presentChannel } from '../present/present-channel.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { threadsOf } from '../world/threads.ts';
import type { Channel, Guild } from '../world/world.ts';

/** A channel goes with all its threads and messages. Discord names the channel to the bot, and none of them. */
export function deleteChannel(context: SandboxContext, guild: Guild, channel: Channel): void {
  const { world } = context;
  for (const gone of [...threadsOf(world, channel), channel]) {
    for (const messageId of gone.messages.keys()) world.messageChannels.delete(messageId);
    world.channels.delete(gone.id);
  }
  guild.channel_ids.delete(channel.id);
  context.gateway.dispatch(
    GatewayDispatchEvents.ChannelDelete,
    () => presentChannel(world, channel) as GatewayChannelDeleteDispatchData,
    { guildId: guild.id, intent: GatewayIntentBits.Guilds },
  );
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
}
