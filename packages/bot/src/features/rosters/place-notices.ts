import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import type { RosterPlace } from '@famiglia/core/rosters/roster-command';
import type { RosterRef } from '@famiglia/core/rosters/roster-kind';
import { dropUntrueNotices } from '@famiglia/core/rosters/roster-notice.queries';
import { beginNotices, finishNotices } from '@famiglia/core/rosters/tell-place';
import type { PlaceNotice, Via } from '@famiglia/core/rosters/tell-place';
import { findAway } from '@famiglia/core/vacations/away.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import type { Bot } from '../../bot.ts';
import { mentionInChannel } from '../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { findKind } from './find-kind.ts';
import { noticeText } from './notice-text.ts';

/** So many share what is read and written about them. More would make it likelier that somebody moves meanwhile. */
const AT_ONCE = 10;

/**
 * Tells people of one roster on which list they are now: by direct message, else in the channel, where people who are away are not
 * mentioned. One that cannot be sent now stays pending and does not delay the others. Returns what failed.
 */
export const tellPlaces = async (
  bot: Bot,
  kinds: readonly DiscordRosterKind[],
  { signal, ...roster }: RosterRef & { signal: AbortSignal },
  waiting: readonly PlaceNotice[],
): Promise<unknown[]> => {
  if (waiting.length === 0) return [];
  const { db, clock } = bot.context;
  const { guildId, rosterId } = roster;
  const failures: unknown[] = [];
  const kind = await findKind(db, kinds, guildId, rosterId);
  if (kind === null) return failures;
  const message = await findRosterMessage(db, guildId, rosterId);
  const { language, channels } = await findSettings(db, guildId);
  const to = {
    channelIds: [message?.channelId ?? null, channels[kind.channel]],
    replyTo: message?.messageId ?? null,
  };
  for (const notices of inParts(waiting)) {
    postponeIfOver(signal);
    const gathering = await kind.load(db, guildId, rosterId);
    if (gathering === null || gathering.status === 'finished' || gathering.status === 'cancelled') {
      const ids = notices.map(({ id }) => id);
      await dropUntrueNotices(db, ids, clock());
      continue;
    }
    const begun = await beginNotices(bot.context, roster, notices);
    const userIds = notices.flatMap(({ id, userId }) => (begun.has(id) ? [userId] : []));
    const quiet = await findAway(db, guildId, userIds, clock());
    const tell = async ({ id, kind: news, userId }: PlaceNotice, place: RosterPlace | null): Promise<Via> => {
      const content = noticeText(kind, news, { gathering, language, place, movedFrom: null });
      const nonce = `notice-${id}`;
      if (await sendDirectMessage(bot, { guildId, userId, content, nonce })) return 'dm';
      if (quiet.has(userId)) return 'none';
      return (await mentionInChannel(bot, { ...to, content, nonce, userIds: [userId] })) ? 'channel' : 'none';
    };
    const sent: { notice: PlaceNotice; via: Via }[] = [];
    for (const notice of notices) {
      const place = begun.get(notice.id);
      if (place === undefined) continue;
      try {
        sent.push({ notice, via: await tell(notice, place) });
      } catch (error) {
        failures.push(error);
      }
    }
    if (sent.length > 0) await finishNotices(bot.context, roster, sent);
  }
  return failures;
};

/** Two about the same person are never in one part: the later one is true only after the earlier one. */
const inParts = (notices: readonly PlaceNotice[]): PlaceNotice[][] => {
  const parts: PlaceNotice[][] = [];
  for (const notice of notices) {
    const last = parts.at(-1);
    const isNext =
      last !== undefined && last.length < AT_ONCE && last.every(({ userId }) => userId !== notice.userId);
    if (isNext) last.push(notice);
    else parts.push([notice]);
  }
  return parts;
};
