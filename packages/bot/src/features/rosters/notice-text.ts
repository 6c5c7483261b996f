import type { RosterNoticeKind } from '@famiglia/core/rosters/roster-notice.queries';
import type { RosterAnswer } from '@famiglia/core/rosters/roster-command';
import type { Language } from '@famiglia/contract/kit/language';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { answerTexts } from './answer-texts.ts';
import { noticeTexts } from './notice-texts.ts';
import { placeText } from './sign-up-answer.ts';
import type { DiscordRosterKind, PostedGathering } from './discord-roster-kind.ts';

interface Told {
  gathering: PostedGathering;
  language: Language;
  /** The person's current place, if the notice is about it. */
  place: RosterAnswer['place'];
  /** The start before the move, if the notice is about it. */
  movedFrom: Date | null;
}

/**
 * The text of a notice in the guild's language: the language of a person is known only from their
 * interactions.
 */
export const noticeText = (
  { notices }: Pick<DiscordRosterKind, 'notices'>,
  kind: RosterNoticeKind,
  { gathering, language, place, movedFrom }: Told,
): string => {
  const own = notices?.[kind];
  if (own !== undefined) return own(gathering, language);
  const texts = noticeTexts[language];
  const title = escapeText(gathering.title);
  const when = `${readerTime(gathering.startsAt, 'R')} (${readerTime(gathering.startsAt, 't')})`;
  switch (kind) {
    case 'promoted':
      return place?.squad === undefined
        ? texts.promoted(title, when)
        : texts.promotedInto(title, escapeText(place.squad.name), when);
    case 'demoted':
      return `${texts.demoted(title, when)}${place === null ? '' : `\n${placeText(language, place)}`}`;
    case 'reminder':
      return texts.reminder(title, when);
    case 'cancelled':
      return gathering.cancelReason === null
        ? texts.cancelled(title)
        : texts.cancelledBecause(title, escapeText(gathering.cancelReason));
    case 'places_free':
      return texts.placesFree(title, when);
    case 'start_moved':
      return texts.startMoved(
        title,
        readerTime(movedFrom ?? gathering.startsAt, 'F'),
        `${readerTime(gathering.startsAt, 'F')} (${readerTime(gathering.startsAt, 'R')})`,
      );
    case 'maybe_asked':
      return answerTexts[language].maybeAsked(title, when);
    case 'answer_asked':
      return answerTexts[language].answerAsked(title, when);
    case 'line_up_called':
    case 'group_code':
      throw new Error('its words are read when it is sent');
    case 'message_lost':
      throw new Error('lost messages are told of together');
    case 'recording_asked':
      throw new Error('a feature that asks for recordings has its own words for it');
  }
};
