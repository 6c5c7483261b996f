import {
  GatewayDispatchEvents,
  GatewayIntentBits,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { GatewayChannelUpdateDispatchData } from 'discord-api-types/v10';
import type { DeniablePermission } from '../channel-types.ts';
import { presentChannel } from '../present/present-channel.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { threadsOf } from '../world/threads.ts';
import type { Channel, Guild } from '../world/world.ts';

/** Sets what the bot may not do in a channel: an overwrite for it, or none if nothing is denied. */
export const denyBot = (
  context: SandboxContext,
  guild: Guild,
  channel: Channel,
  permissions: readonly DeniablePermission[],
): void => {
  const botId = context.credentials.application_id;
  const deny = permissions.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
  channel.permission_overwrites = [
    ...channel.permission_overwrites.filter(({ id }) => id !== botId),
    ...(deny === 0n ? [] : [{ id: botId, type: OverwriteType.Member, allow: '0', deny: deny.toString() }]),
  ];
  for (const thread of threadsOf(context.world, channel))
    thread.permission_overwrites = channel.permission_overwrites;
  context.gateway.dispatch(
    GatewayDispatchEvents.ChannelUpdate,
    () => presentChannel(context.world, channel) as GatewayChannelUpdateDispatchData,
    { guildId: guild.id, intent: GatewayIntentBits.Guilds },
  );
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
};
