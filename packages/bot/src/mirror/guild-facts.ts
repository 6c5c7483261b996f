import { discordName } from '@famiglia/contract/kit/visible-text';
import type { GuildFacts } from '@famiglia/core/mirror/facts';
import type { APIGuild } from 'discord.js';

export const guildFacts = (
  guild: Pick<APIGuild, 'id' | 'name' | 'icon' | 'owner_id' | 'preferred_locale'> & { joined_at?: string },
): GuildFacts => ({
  id: guild.id,
  name: discordName(guild.name),
  iconPath: guild.icon === null ? null : `icons/${guild.id}/${guild.icon}.png`,
  ownerId: guild.owner_id,
  locale: guild.preferred_locale,
  ...(guild.joined_at === undefined ? {} : { botJoinedAt: new Date(guild.joined_at) }),
});
