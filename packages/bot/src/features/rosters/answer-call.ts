import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import { findWaitingNotices, settleNotices } from '@famiglia/core/rosters/roster-notice.queries';
import type { RosterNotice } from '@famiglia/core/rosters/roster-notice.queries';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import { isSignUpOver } from '@famiglia/core/rosters/sign-up-times';
import { findStillSilent } from '@famiglia/core/rosters/unanswered.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery, Outcome } from '../../deliveries/delivery-kind.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { mentionInChannel } from '../../kit/discord/mention-in-channel.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { findKind } from './find-kind.ts';
import { noticeText } from './notice-text.ts';

/** A mention takes up to 23 characters and a message 2,000. */
const PER_MESSAGE = 60;

/**
 * Pings those who have not answered below their sign-up, sixty a message, and nobody by direct message. Each message has a nonce
 * of its own and is settled before the next, so that after a crash nobody is pinged twice.
 */
export const answerCall = (kinds: readonly DiscordRosterKind[]): FeatureDelivery => ({
  kind: 'answer_call',
  deliver: async (bot, { guildId, subject: rosterId }, signal): Promise<Outcome> => {
    const { db, clock } = bot.context;
    const found = await findWaitingNotices(db, guildId, rosterId);
    const waiting = found.filter(({ kind }) => kind === 'answer_asked');
    if (waiting.length === 0) return {};
    const settle = async (notices: readonly RosterNotice[], via: 'channel' | 'none') =>
      settleNotices(
        db,
        notices.map(({ id }) => id),
        via,
        clock(),
      );
    const asked = await readCall(bot, kinds, { guildId, rosterId });
    if (asked === null) {
      await settle(waiting, 'none');
      return {};
    }
    const channel = await findPostableChannel(bot, asked.channelIds);
    if (typeof channel === 'string') return { problem: channel };
    for (let start = 0; start < waiting.length; start += PER_MESSAGE) {
      postponeIfOver(signal);
      const part = waiting.slice(start, start + PER_MESSAGE);
      const userIds = part.map(({ userId }) => userId);
      const silent = await findStillSilent(db, { guildId, rosterId }, userIds, clock());
      const called = part.filter(({ userId }) => silent.has(userId));
      if (called.length > 0)
        await mentionInChannel(bot, {
          channelIds: [channel.id],
          content: asked.content,
          nonce: `ask-${part[0]?.id}`,
          replyTo: asked.replyTo,
          userIds: called.map(({ userId }) => userId),
        });
      await settle(called, 'channel');
      await settle(
        part.filter((notice) => !called.includes(notice)),
        'none',
      );
    }
    return {};
  },
});

/** Null if nobody can answer any more. */
const readCall = async (
  { context: { db, clock } }: Bot,
  kinds: readonly DiscordRosterKind[],
  { guildId, rosterId }: { guildId: string; rosterId: string },
) => {
  const kind = await findKind(db, kinds, guildId, rosterId);
  const gathering = (await kind?.load(db, guildId, rosterId)) ?? null;
  const roster = await findRoster(db, guildId, rosterId);
  if (kind === null || gathering === null || roster === null) return null;
  if (gathering.status !== 'open' || !roster.moreAnswers || isSignUpOver(roster, clock())) return null;
  const message = await findRosterMessage(db, guildId, rosterId);
  const { language, channels } = await findSettings(db, guildId);
  return {
    channelIds: [message?.channelId ?? null, channels[kind.channel]],
    replyTo: message?.messageId ?? null,
    content: noticeText(kind, 'answer_asked', { gathering, language, place: null, movedFrom: null }),
  };
};
