import { formatNumber, formatPercent } from '../kit/format-number.ts';
import type { Participant, PlaceExplanation, SORTING_CRITERIA } from '../events/events.ts';
import type { Language } from '../kit/language.ts';
import { placeWords } from './place-words.ts';

type Criterion = (typeof SORTING_CRITERIA)[number];

/** A place whose reason is told. Names are shown as they are given: whoever shows them in Discord escapes them first. */
export interface ToldPlace {
  list: 'main' | 'reserve';
  why: Participant['why'];
  /** Whose place it is; null for the reader's own. */
  name: string | null;
  /** The squad they are in. */
  squad?: string | undefined;
  /** The squad that the reason names, and the role that it requires. */
  reasonSquad?: { name: string; role: string | null } | undefined;
  /** The comparison with the person on the other side of the line, if it was read. */
  compared?: Compared | null | undefined;
}

export type Compared = Pick<PlaceExplanation, 'criteria' | 'role'> & {
  rival: { name: string; role: string | null };
};

/** Why a person stands where they stand, in whole sentences that everybody understands. */
export const explainPlace = (language: Language, place: ToldPlace): string => {
  const words = placeWords[language];
  const { list, why, squad, reasonSquad } = place;
  switch (why.criterion) {
    case 'chose_reserve':
      return words.choseReserve;
    case 'room':
      return squad === undefined ? words.room : words.roomInSquad(squad);
    case 'pinned':
      if (why.mine === 'out') return words.pinnedOut;
      // More people are pinned into main than it has places.
      if (list === 'reserve') return words.pinnedBeyond;
      return squad === undefined ? words.pinnedIn : words.pinnedInSquad(squad);
    case 'squad_leader':
      return words.squadLeader(reasonSquad?.name ?? squad ?? '—');
    case 'squad_role':
      if (reasonSquad === undefined) return words.allPinned;
      return reasonSquad.role === null
        ? words.squadRoleGone(reasonSquad.name)
        : words.squadRole(reasonSquad.name, reasonSquad.role);
    case 'role_priority':
    case 'reputation':
    case 'reliability':
    case 'benched_last_time':
    case 'signed_up_at':
      return explainOrder(language, place, why.criterion);
  }
};

/** A criterion decided: with whom the person is compared, what is the same, and what is not. */
const explainOrder = (language: Language, place: ToldPlace, criterion: Criterion): string => {
  const words = placeWords[language];
  const { list, why, squad, reasonSquad, compared } = place;
  if (list === 'reserve' && why.cutoff === null) {
    return reasonSquad === undefined ? words.allPinned : words.allPinnedInSquad(reasonSquad.name);
  }
  // In main without having sat out last time: nobody else could be in front.
  if (list === 'main' && criterion === 'benched_last_time' && why.mine !== 'true') return words.room;
  const full = reasonSquad === undefined ? [] : [words.squadFull(reasonSquad.name)];
  if (compared === null || compared === undefined) {
    const rival = (reasonSquad?.name ?? squad) === undefined ? words.somebody : words.somebodyInSquad;
    return [...full, decidedByCutoff(language, { ...place, rival, criterion })].join(' ');
  }
  const { rival, criteria } = compared;
  const met =
    list === 'main'
      ? words.firstInReserve(rival.name)
      : reasonSquad === undefined
        ? words.lastInMain(rival.name)
        : words.lastInSquad(reasonSquad.name, rival.name);
  const before = criteria.slice(
    0,
    Math.max(
      0,
      criteria.findIndex((one) => one.criterion === criterion),
    ),
  );
  const same = before.flatMap((one) => sameText(language, one, compared));
  const deciding = criteria.find((one) => one.criterion === criterion);
  return [
    ...full,
    met,
    ...(same.length === 0 ? [] : [words.same(same.join(', '))]),
    decided(language, {
      criterion,
      name: place.name,
      rival: rival.name,
      mine: deciding?.mine ?? '',
      theirs: deciding?.theirs ?? '',
      roles: [compared.role, rival.role],
    }),
  ].join(' ');
};

interface Decision {
  criterion: Criterion;
  name: string | null;
  rival: string;
  mine: string;
  theirs: string;
  /** The names of both roles; without them only the priorities are known. */
  roles?: readonly [string | null, string | null];
}

/** Only the value of the last one in main is known, as after a click. */
const decidedByCutoff = (
  language: Language,
  { criterion, name, rival, why }: ToldPlace & { criterion: Criterion; rival: string },
): string => {
  const mine = why.mine ?? '';
  const isAlone = why.cutoff === null || why.cutoff === mine;
  if (isAlone && criterion !== 'benched_last_time')
    return placeWords[language].decidedAlone[criterion](name, shownValue(language, criterion, mine));
  return decided(language, { criterion, name, rival, mine, theirs: why.cutoff ?? '' });
};

const decided = (language: Language, { criterion, name, rival, mine, theirs, roles }: Decision): string => {
  const words = placeWords[language];
  const show = (value: string): string => shownValue(language, criterion, value);
  switch (criterion) {
    case 'role_priority':
      return roles === undefined || (roles[0] === null && roles[1] === null)
        ? words.priority(mine, rival, theirs)
        : words.role(name, roles[0], rival, roles[1]);
    case 'reputation':
    case 'reliability':
      return words[criterion](name, show(mine), rival, show(theirs));
    case 'benched_last_time':
      return mine === 'true' ? words.benched(name) : words.played;
    case 'signed_up_at': {
      const apart = Date.parse(mine) - Date.parse(theirs);
      const say = apart < 0 ? words.earlier : words.later;
      return say(name, timeApart(language, Math.abs(apart)), rival);
    }
  }
};

/** What both have alike. That both sat out last time, or neither, helps nobody to understand a place. */
const sameText = (
  language: Language,
  { criterion, mine }: PlaceExplanation['criteria'][number],
  { role }: Compared,
): string[] => {
  const { sameValue } = placeWords[language];
  if (criterion === 'role_priority') return [sameValue.role_priority(role)];
  if (criterion === 'benched_last_time' || criterion === 'signed_up_at') return [];
  return [sameValue[criterion](shownValue(language, criterion, mine))];
};

/** A value of reputation or reliability as people read it. */
export const shownValue = (language: Language, criterion: Criterion, value: string): string =>
  criterion === 'reliability'
    ? formatPercent(language, Number(value) / 100)
    : formatNumber(language, Number(value));

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How far two sign-ups are apart, in the largest unit that tells them apart: seconds are said only if they decide. */
const timeApart = (language: Language, milliseconds: number): string => {
  const words = placeWords[language];
  const [unit, length] = UNITS.find(([, size]) => milliseconds >= size) ?? [];
  return unit === undefined ? words.instant : words[unit](Math.floor(milliseconds / length));
};
