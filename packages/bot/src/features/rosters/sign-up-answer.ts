import type { Language } from '@famiglia/contract/kit/language';
import type { RosterAnswer, RosterPlace } from '@famiglia/core/rosters/roster-command';
import type { RosterSquad } from '@famiglia/core/rosters/roster';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { placeTexts } from './sign-up-answer-texts.ts';

/** The result of a click, and the person's current place. */
export const placeAnswer = (
  language: Language,
  { outcome, place, heldUntil, gaveUpLate }: RosterAnswer,
): string => {
  const texts = placeTexts[language];
  const where = place === null ? null : placeText(language, place);
  if (outcome === 'left') return texts.left;
  if (outcome === 'not_signed_up') return texts.wasNotIn;
  if (outcome === 'not_a_member') return texts.notKnown;
  if (outcome === 'held')
    return texts.held(heldUntil ? `<t:${Math.floor(heldUntil.getTime() / 1000)}:f>` : null);
  if (outcome === 'no_such_squad') return texts.noSuchSquad;
  if (outcome === 'frozen') return where === null ? texts.frozen : `${texts.frozen}\n${where}`;
  if (where !== null && gaveUpLate === true) return `${where}\n${texts.gaveUpLate}`;
  return where ?? texts.notIn;
};

/** "You are on the reserve, place 3. Why: reputation 120, the last main player has 145." */
export const placeText = (language: Language, place: RosterPlace): string => {
  const texts = placeTexts[language];
  const { list, position, squad } = place;
  const where =
    list === 'main' && squad !== undefined ? texts.mainIn(position, squadName(squad)) : texts[list](position);
  return `**${where}**\n${texts.because}: ${reasonText(language, place)}.`;
};

const squadName = ({ name }: RosterSquad): string => `«${escapeText(name)}»`;

const reasonText = (language: Language, place: RosterPlace): string => {
  const texts = placeTexts[language];
  const { list, reason, reasonSquad, squad } = place;
  const { criterion, mine, cutoff } = reason;
  if (criterion === 'chose_reserve') return texts.chose_reserve;
  if (criterion === 'room') return squad === undefined ? texts.room : texts.roomInSquad(squadName(squad));
  if (criterion === 'pinned') return pinText(language, place);
  if (criterion === 'squad_role' || criterion === 'squad_leader')
    return squadText(language, criterion, reasonSquad);
  if (list === 'reserve' && cutoff === null) {
    return reasonSquad === undefined ? texts.allPinned : texts.allPinnedInSquad(squadName(reasonSquad));
  }
  if (criterion === 'benched_last_time') return benchText(language, list, mine);
  const show = showing(criterion, mine, cutoff);
  const own = texts[criterion](show(mine ?? ''));
  if (cutoff === null || cutoff === mine) return own;
  if (reasonSquad !== undefined) {
    return texts.squadFull(squadName(reasonSquad), texts.comparedInSquad(own, show(cutoff)));
  }
  return list === 'reserve' ? texts.compared(own, show(cutoff)) : texts.ahead(own, show(cutoff));
};

/** Why a person did not get into a squad, or why they are first in it. */
const squadText = (
  language: Language,
  criterion: 'squad_role' | 'squad_leader',
  squad: RosterSquad | undefined,
): string => {
  const texts = placeTexts[language];
  if (squad === undefined) return texts.allPinned;
  if (criterion === 'squad_leader') return texts.squadLeader(squadName(squad));
  return squad.roleId === null
    ? texts.squadRoleGone(squadName(squad))
    : texts.squadRole(squadName(squad), `<@&${squad.roleId}>`);
};

const showing = (
  criterion: RosterPlace['reason']['criterion'],
  mine: string | null,
  cutoff: string | null,
): ((value: string) => string) => {
  if (criterion === 'signed_up_at') return signUpTime(mine, cutoff);
  return criterion === 'reliability' ? (value) => `${value}%` : (value) => value;
};

const pinText = (language: Language, { list, reason, squad }: RosterPlace): string => {
  const texts = placeTexts[language];
  if (list === 'main' && squad !== undefined) return texts.pinnedIntoSquad(squadName(squad));
  if (reason.mine === 'out') return texts.pinnedOut;
  // More people are pinned into main than there are slots.
  return list === 'main' ? texts.pinnedIn : texts.pinnedBeyond;
};

const benchText = (language: Language, list: RosterPlace['list'], benched: string | null): string => {
  const texts = placeTexts[language];
  if (benched === 'true') return texts.benched;
  // The person is in main and was not on the reserve last time: there is nobody who precedes them.
  return list === 'main' ? texts.room : texts.played;
};

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/**
 * In the reader's time zone, to the second, because seconds can decide. Sign-ups on different days are
 * compared by day.
 */
const signUpTime = (mine: string | null, cutoff: string | null): ((iso: string) => string) => {
  const apart = mine === null || cutoff === null ? 0 : Math.abs(Date.parse(mine) - Date.parse(cutoff));
  const style = apart < HALF_A_DAY_MS ? 'T' : 'f';
  return (iso) => `<t:${Math.floor(Date.parse(iso) / 1000)}:${style}>`;
};
