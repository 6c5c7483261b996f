import { forgetMessages } from '@famiglia/core/deliveries/delivery.queries';
import { GatewayDispatchEvents } from 'discord.js';
import type { Bot } from '../bot.ts';
import { onDispatch } from '../kit/discord/on-dispatch.ts';
import type { DispatchHandler } from '../kit/discord/on-dispatch.ts';
import { createRecentIds } from '../kit/recent-ids.ts';
import type { FeatureDelivery } from './delivery-kind.ts';

/** More than can be deleted between posting a message and noting its id. */
const REMEMBERED = 1000;

export interface DeletedMessages {
  handlers: readonly DispatchHandler[];
  /** Whether this message was deleted lately: perhaps before its id was noted. */
  has: (messageId: string) => boolean;
}

/** Messages of deliveries that stay posted are posted again when somebody deletes them. */
export const watchDeletedMessages = (deliveries: readonly FeatureDelivery[]): DeletedMessages => {
  const recent = createRecentIds(REMEMBERED);
  const kinds = deliveries.flatMap(({ kind, staysPosted }) => (staysPosted === true ? [kind] : []));
  const forget = async ({ context }: Bot, guildId: string | undefined, messageIds: readonly string[]) => {
    if (guildId === undefined) return;
    messageIds.forEach(recent.add);
    await forgetMessages(context.db, { guildId, kinds }, { messageIds });
  };
  return {
    handlers: [
      onDispatch(GatewayDispatchEvents.MessageDelete, async (bot, { guild_id, id }) =>
        forget(bot, guild_id, [id]),
      ),
      onDispatch(GatewayDispatchEvents.MessageDeleteBulk, async (bot, { guild_id, ids }) =>
        forget(bot, guild_id, ids),
      ),
    ],
    has: recent.has,
  };
};
