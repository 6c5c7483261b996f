import { forgetCardMessages } from '@famiglia/core/screenshots/intake/review-card.queries';
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import type { Bot } from '../../../bot.ts';
import type { BotFeature } from '../../../feature.ts';
import { onDispatch } from '../../../kit/discord/on-dispatch.ts';
import { drawCards, readStranded, requestCards } from './draw-cards.ts';
import { REVIEW_KIND_NAMES } from './review-kinds.ts';

/** The messages of the review channels; the buttons belong to the features of their kinds. */
export const reviewFeature: BotFeature = {
  name: 'review',
  intents: [GatewayIntentBits.GuildMessages],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.MessageDelete, async (bot, { guild_id, id }) =>
      postAgain(bot, guild_id, [id]),
    ),
    onDispatch(GatewayDispatchEvents.MessageDeleteBulk, async (bot, { guild_id, ids }) =>
      postAgain(bot, guild_id, ids),
    ),
  ],
  busHandlers: [
    {
      // A review channel was chosen or the bot got access to it: waiting screenshots can be posted now.
      types: ['settings.changed', 'channels.changed', 'guild.changed'],
      run: async (bot, event) => {
        if ('guildId' in event) await requestCards(bot, event.guildId, REVIEW_KIND_NAMES);
      },
    },
  ],
  deliveries: [{ kind: 'review_card', deliver: drawCards, letter: readStranded }],
};

const postAgain = async (
  bot: Bot,
  guildId: string | undefined,
  messageIds: readonly string[],
): Promise<void> => {
  if (guildId === undefined) return;
  await requestCards(bot, guildId, await forgetCardMessages(bot.context.db, guildId, messageIds));
};
