import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import { forgetMessages } from '@famiglia/core/deliveries/delivery.queries';
import { GatewayDispatchEvents } from 'discord.js';
import type { Bot } from '../bot.ts';
import { onDispatch } from '../kit/discord/on-dispatch.ts';
import type { DispatchHandler } from '../kit/discord/on-dispatch.ts';

/** Messages of these kinds that somebody deletes are posted again. */
export const postAgain = (kinds: readonly DeliveryKind[]): readonly DispatchHandler[] => {
  const forget = async (
    { context }: Bot,
    guildId: string | undefined,
    messageIds: readonly string[],
  ): Promise<void> => {
    if (guildId === undefined) return;
    for (const kind of kinds) await forgetMessages(context.db, { guildId, kind }, { messageIds });
  };
  return [
    onDispatch(GatewayDispatchEvents.MessageDelete, async (bot, { guild_id, id }) =>
      forget(bot, guild_id, [id]),
    ),
    onDispatch(GatewayDispatchEvents.MessageDeleteBulk, async (bot, { guild_id, ids }) =>
      forget(bot, guild_id, ids),
    ),
  ];
};
