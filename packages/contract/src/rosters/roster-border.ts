import type { Participant, SORTING_CRITERIA } from '../events/events.ts';
import type { Language } from '../kit/language.ts';
import { shownValue } from './explain-place.ts';

type Sorting = readonly (typeof SORTING_CRITERIA)[number][];

/** The line between main and the reserve: why the first person without a place has none. */
export interface RosterBorder {
  why: Participant['why'];
  /** The role of the last one in main; null if it has no priority or is not known. */
  role: string | null;
}

interface BorderWords {
  role: (role: string) => string;
  lowerRole: string;
  sameRole: (role: string | null, rest: string) => string;
  reputation: (value: string) => string;
  reliability: (value: string) => string;
  played: string;
  later: (time: string) => string;
  laterThanAll: string;
  pinned: string;
  chosen: string;
}

const WORDS: Record<Language, BorderWords> = {
  en: {
    role: (role) => `role below “${role}”`,
    lowerRole: 'lower role',
    sameRole: (role, rest) => `${role === null ? 'no role' : `“${role}”`}, ${rest}`,
    reputation: (value) => `reputation under ${value}`,
    reliability: (value) => `reliability under ${value}`,
    played: 'those who did not sit out last time',
    later: (time) => `signed up after ${time}`,
    laterThanAll: 'signed up later',
    pinned: 'all spots are pinned',
    chosen: 'by choice',
  },
  ru: {
    role: (role) => `роль ниже, чем «${role}»`,
    lowerRole: 'роль ниже',
    sameRole: (role, rest) => `${role === null ? 'без роли' : `«${role}»`}, ${rest}`,
    reputation: (value) => `репутация ниже ${value}`,
    reliability: (value) => `надёжность ниже ${value}`,
    played: 'те, кому в прошлый раз хватило места',
    later: (time) => `запись позже ${time}`,
    laterThanAll: 'запись позже остальных',
    pinned: 'все места закреплены',
    chosen: 'по своему желанию',
  },
};

interface Shown {
  sorting: Sorting;
  /** Shows a time of sign-up; where nothing can, the sentence does without it. */
  clock?: (iso: string) => string;
}

/** Who stands below the line: `reputation under 245`, `«Солдат», репутация ниже 245`. */
export const borderText = (
  language: Language,
  { why, role }: RosterBorder,
  { sorting, clock }: Shown,
): string => {
  const words = WORDS[language];
  const { criterion, cutoff } = why;
  if (cutoff === null) return words.pinned;
  if (criterion === 'role_priority') return role === null ? words.lowerRole : words.role(role);
  const rest = valueText(words, language, { criterion, cutoff }, clock);
  // Otherwise a higher reputation below the line would look wrong.
  const isSameRole = sorting
    .slice(
      0,
      sorting.findIndex((one) => one === criterion),
    )
    .includes('role_priority');
  return isSameRole ? words.sameRole(role, rest) : rest;
};

const valueText = (
  words: BorderWords,
  language: Language,
  { criterion, cutoff }: { criterion: RosterBorder['why']['criterion']; cutoff: string },
  clock: Shown['clock'],
): string => {
  if (criterion === 'reputation' || criterion === 'reliability')
    return words[criterion](shownValue(language, criterion, cutoff));
  if (criterion === 'benched_last_time') return words.played;
  return clock === undefined ? words.laterThanAll : words.later(clock(cutoff));
};

/** Below the line are only people who wanted it so. */
export const chosenText = (language: Language): string => WORDS[language].chosen;

/** Whether a place in main was wanted and not given by a criterion: not by a pin, a choice or a missing role. */
export const isOutranked = ({ criterion }: RosterBorder['why']): boolean =>
  criterion !== 'pinned' &&
  criterion !== 'chose_reserve' &&
  criterion !== 'squad_role' &&
  criterion !== 'squad_leader' &&
  criterion !== 'room';
