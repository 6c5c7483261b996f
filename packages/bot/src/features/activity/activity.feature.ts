import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';

/** Records when members were last seen: writing a message or using the bot counts as activity. */
export const activityFeature: BotFeature = {
  name: 'activity',
  intents: [GatewayIntentBits.GuildMessages],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.MessageCreate, ({ activity }, { guild_id, author, webhook_id }) => {
      if (guild_id === undefined || author.bot === true || webhook_id !== undefined) return;
      activity.saw(guild_id, author.id);
    }),
    onDispatch(GatewayDispatchEvents.InteractionCreate, ({ activity }, { guild_id, member }) => {
      if (guild_id === undefined || member === undefined) return;
      activity.saw(guild_id, member.user.id);
    }),
  ],
};
