import { forgetDiscordChannel } from '@famiglia/core/rosters/roster-message.queries';
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import { answerCall } from './answer-call.ts';
import { attendanceDue } from './attendance-due.ts';
import type { DiscordGatheringKind, DiscordRosterKind } from './discord-roster-kind.ts';
import { lineUpDelivery } from './line-up-delivery.ts';
import { lostMessagesNotice } from './lost-messages.ts';
import { noticeDelivery } from './notice-delivery.ts';
import { refreshOnMemberChange } from './refresh-on-member-change.ts';
import { rosterDelivery } from './roster-delivery.ts';
import { readStrikes } from './strike-notice.ts';
import { threadDelivery } from './thread-delivery.ts';
import { watchRosterTimes } from './watch-roster-times.ts';

/**
 * A roster's message or its channel was deleted: the message id is removed, so the roster is posted again.
 */
const lostMessages: Pick<BotFeature, 'intents' | 'gatewayHandlers'> = {
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.ChannelDelete, async ({ context }, channel) => {
      if ('guild_id' in channel && channel.guild_id !== undefined) {
        await forgetDiscordChannel(context.db, channel.guild_id, channel.id);
      }
    }),
  ],
};

/** What all kinds of rosters share: messages, reminders and notices. */
export const rostersFeature = (
  gatherings: readonly DiscordGatheringKind[],
  contract: DiscordRosterKind,
): BotFeature => {
  const kinds = [...gatherings, contract];
  return {
    name: 'rosters',
    ...lostMessages,
    deliveries: [
      rosterDelivery(kinds),
      noticeDelivery(kinds),
      answerCall(kinds),
      threadDelivery(kinds),
      lostMessagesNotice(kinds),
      leaderNotice('strike_alert', readStrikes),
      attendanceDue(kinds),
      lineUpDelivery(gatherings),
    ],
    services: [watchRosterTimes(kinds, gatherings), refreshOnMemberChange(kinds)],
  };
};
