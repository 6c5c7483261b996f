import { POST_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import { requestMisplacedCards } from '@famiglia/core/deliveries/standing-messages';
import type { Guild, GuildBasedChannel } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { letterDelivery } from './letter-delivery.ts';

/** The text channels that the bot may not post in. */
const closedChannels = ({ channels, members: { me } }: Guild): string[] => {
  if (me === null) return [];
  const isClosed = (channel: GuildBasedChannel): boolean =>
    !channel.isThread() && channel.isTextBased() && !channel.permissionsFor(me).has([...POST_PERMISSIONS]);
  return channels.cache.filter(isClosed).map(({ id }) => id);
};

/** Direct messages to leaders of families without a channel for them; the notices are declared by `features`. */
export const leadersFeature = (features: readonly BotFeature[]): BotFeature => ({
  name: 'leaders',
  busHandlers: [
    {
      // A channel was chosen, deleted, opened or closed to the bot: what waits for a decision moves, or its leaders are told.
      types: ['settings.changed', 'channels.changed', 'guild.changed'],
      run: async ({ client, context }, event) => {
        const guild = 'guildId' in event ? client.guilds.cache.get(event.guildId) : undefined;
        if (guild === undefined) return;
        const closed = closedChannels(guild);
        await requestMisplacedCards(context.db, guild.id, { now: context.clock(), closed });
      },
    },
  ],
  deliveries: [letterDelivery(features.flatMap(({ deliveries = [] }) => deliveries))],
});
