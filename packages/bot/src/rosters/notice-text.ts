import type { RosterNoticeKind } from '@famiglia/core/gatherings/rosters/roster-notice.queries';
import type { Language } from '@famiglia/contract/constants';
import { escapeText } from '../texts/escape-text.ts';
import type { ChannelProblem } from './find-channel.ts';
import { readerTime } from './guild-time.ts';
import { noticeTexts } from './notice-texts.ts';
import type { Missing } from './notice-texts.ts';
import type { RosterKind, RosterSubject } from './roster-kind.ts';

interface Told {
  subject: RosterSubject;
  language: Language;
  problem: ChannelProblem | null;
  missing: Missing;
}

/**
 * The text of a notice in the guild's language: the language of a person is known only from their
 * interactions.
 */
export const noticeText = (
  { notices }: Pick<RosterKind, 'notices'>,
  kind: RosterNoticeKind,
  { subject, language, problem, missing }: Told,
): string => {
  const own = notices?.[kind];
  if (own !== undefined) return own(subject, language);
  const texts = noticeTexts[language];
  const title = escapeText(subject.title);
  const when = `${readerTime(subject.startsAt, 'R')} (${readerTime(subject.startsAt, 't')})`;
  switch (kind) {
    case 'promoted':
      return texts.promoted(title, when);
    case 'reminder':
      return texts.reminder(title, when);
    case 'cancelled':
      return subject.cancelReason === null
        ? texts.cancelled(title)
        : texts.cancelledBecause(title, escapeText(subject.cancelReason));
    case 'message_lost':
      return texts.messageLost(title, problem ?? 'no_channel', missing);
    case 'recording_asked':
      throw new Error('a feature that asks for recordings has its own words for it');
  }
};
