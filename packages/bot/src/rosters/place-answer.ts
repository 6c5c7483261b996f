import type { Language } from '@famiglia/contract/constants';
import type { RosterAnswer } from '@famiglia/core/rosters/roster-command';
import { placeTexts } from './place-texts.ts';

type Place = NonNullable<RosterAnswer['place']>;

/** What came of a click, and where the person truly stands now. */
export const placeAnswer = (language: Language, { outcome, place }: RosterAnswer): string => {
  const texts = placeTexts[language];
  const where = place === null ? null : placeText(language, place);
  if (outcome === 'left') return texts.left;
  if (outcome === 'not_signed_up') return texts.wasNotIn;
  if (outcome === 'not_a_member') return texts.notKnown;
  if (outcome === 'frozen') return where === null ? texts.frozen : `${texts.frozen}\n${where}`;
  return where ?? texts.notIn;
};

/** "You are on the reserve, place 3. Why: reputation 120, the last main player has 145." */
export const placeText = (language: Language, place: Place): string => {
  const texts = placeTexts[language];
  return `**${texts[place.list](place.position)}**\n${texts.because}: ${reasonText(language, place)}.`;
};

const reasonText = (language: Language, { list, reason }: Place): string => {
  const texts = placeTexts[language];
  const { criterion, mine, cutoff } = reason;
  if (criterion === 'chose_reserve') return texts.chose_reserve;
  if (criterion === 'pinned') return mine === 'out' ? texts.pinnedOut : texts.pinnedIn;
  if (criterion === 'benched_last_time') return mine === 'true' ? texts.benched : texts.played;
  const show = criterion === 'signed_up_at' ? clockTime : (value: string) => value;
  const own = texts[criterion](show(mine ?? ''));
  if (cutoff === null || cutoff === mine) return own;
  return list === 'reserve' ? texts.compared(own, show(cutoff)) : texts.ahead(own, show(cutoff));
};

/** To the second, by the reader's clock: it is what decides between two quick people. */
const clockTime = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:T>`;
