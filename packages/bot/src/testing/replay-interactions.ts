import { GatewayDispatchEvents } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { BotFeature } from '../feature.ts';
import { onDispatch } from '../kit/discord/on-dispatch.ts';

/** Lets a test deliver the last interaction once more, as Discord may do after a resume. */
export const createReplay = (): { listener: BotFeature; replay: () => void } => {
  let heard: { bot: Bot; interaction: unknown } | undefined;
  return {
    /** Has to be one of the bot's features. */
    listener: {
      name: 'listener',
      gatewayHandlers: [
        onDispatch(GatewayDispatchEvents.InteractionCreate, (bot, data) => {
          heard = { bot, interaction: structuredClone(data) };
        }),
      ],
    },
    /** Goes through discord.js's private handler, so that the interaction keeps its id. */
    replay: () => {
      if (heard === undefined) throw new Error('nothing was heard');
      const actions = Reflect.get(heard.bot.client, 'actions') as {
        InteractionCreate: { handle: (data: unknown) => void };
      };
      actions.InteractionCreate.handle(heard.interaction);
    },
  };
};
