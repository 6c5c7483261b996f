import { requestMisplacedCards } from '@famiglia/core/deliveries/standing-messages';
import type { BotFeature } from '../../feature.ts';
import { letterDelivery } from './letter-delivery.ts';

/** Direct messages to leaders of families without a channel for them; the notices are declared by `features`. */
export const leadersFeature = (features: readonly BotFeature[]): BotFeature => ({
  name: 'leaders',
  busHandlers: [
    {
      // A channel was chosen, deleted or opened to the bot: what waits for a decision moves there, or its leaders are told.
      types: ['settings.changed', 'channels.changed'],
      run: async ({ client, context }, event) => {
        if ('guildId' in event && client.guilds.cache.has(event.guildId))
          await requestMisplacedCards(context.db, event.guildId, context.clock());
      },
    },
  ],
  deliveries: [letterDelivery(features.flatMap(({ deliveries = [] }) => deliveries))],
});
