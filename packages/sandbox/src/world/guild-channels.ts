import type { Channel, Guild, World } from './world.ts';

export function guildChannels(world: World, guild: Guild): Channel[] {
  return [...guild.channel_ids].flatMap((id) => world.channels.get(id) ?? []);
}
