import type { Channel, Guild, World } from './world.ts';

export const guildChannels = (world: World, guild: Guild): Channel[] =>
  [...guild.channel_ids].flatMap((id) => world.channels.get(id) ?? []);
