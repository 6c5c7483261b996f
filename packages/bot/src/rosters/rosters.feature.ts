import {
  forgetDiscordChannel,
  forgetDiscordMessage,
} from '@famiglia/core/gatherings/rosters/roster-message.queries';
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import { captKind } from '../capts/capt-kind.ts';
import { eventKind } from '../events/event-kind.ts';
import type { BotFeature } from '../feature.ts';
import { onDispatch } from '../gateway/on-dispatch.ts';
import { refreshOnMemberChange } from './refresh-on-member-change.ts';
import { syncRosters } from './roster-sync.ts';

/**
 * A roster's message or its channel was deleted: the message id is removed, so the roster is posted again.
 */
const lostMessages: Pick<BotFeature, 'intents' | 'gatewayHandlers'> = {
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.MessageDelete, async ({ context }, { guild_id, id }) => {
      if (guild_id !== undefined) await forgetDiscordMessage(context.db, guild_id, id);
    }),
    onDispatch(GatewayDispatchEvents.MessageDeleteBulk, async ({ context }, { guild_id, ids }) => {
      if (guild_id === undefined) return;
      for (const id of ids) await forgetDiscordMessage(context.db, guild_id, id);
    }),
    onDispatch(GatewayDispatchEvents.ChannelDelete, async ({ context }, channel) => {
      if ('guild_id' in channel && channel.guild_id !== undefined) {
        await forgetDiscordChannel(context.db, channel.guild_id, channel.id);
      }
    }),
  ],
};

const kinds = [eventKind, captKind];

/** What all kinds of rosters share: messages, reminders and notices. */
export const rostersFeature: BotFeature = {
  name: 'rosters',
  ...lostMessages,
  services: [syncRosters(kinds), refreshOnMemberChange(kinds)],
};
