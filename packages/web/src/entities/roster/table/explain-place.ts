import type { Language } from '@famiglia/contract/kit/language';
import type { Participant, SORTING_CRITERIA } from '@famiglia/contract/events/events';
import type { Squad } from '@famiglia/contract/rosters/squads';
import { formatPercent } from '../../../shared/language/format.ts';
import { rosterText } from './roster.text.ts';

type Placed = Pick<Participant, 'list' | 'pinned' | 'why'> & Partial<Pick<Participant, 'role' | 'squad_id'>>;

/** Reasons that compare nobody. A list of its own: the contract's module would bring its schemas to the landing page. */
const NOT_COMPARED = new Set<Participant['why']['criterion']>([
  'room',
  'pinned',
  'chose_reserve',
  'squad_role',
  'squad_leader',
]);

/** What a reason says of squads. */
export type NamedSquad = Pick<Squad, 'id' | 'name' | 'role'>;

/**
 * "Soldier · reputation 120, cutoff 145": the reason of a place in one line. If the role comes first in the sorting, it
 * is named first: otherwise a higher reputation on the reserve would look wrong.
 */
export const explainPlace = (
  language: Language,
  { list, pinned, why, role, squad_id: placedIn }: Placed,
  squads: readonly NamedSquad[] = [],
  sorting: readonly (typeof SORTING_CRITERIA)[number][] = [],
): string => {
  const text = rosterText[language];
  const squad = squads.find(({ id }) => id === why.squad);
  const own = squads.find(({ id }) => id === placedIn);
  // Everybody in main is pinned: there is no cutoff to compare with.
  if (list === 'reserve' && why.cutoff === null && !NOT_COMPARED.has(why.criterion)) {
    return squad ? text.squadAllPinned(squad.name) : text.allPinned;
  }
  const cutoff = list === 'reserve' ? why.cutoff : null;
  const measured = (say: (value: string) => string, show = (value: string) => value): string => {
    const value = say(show(why.mine ?? '—'));
    const after = sorting.findIndex((criterion) => criterion === why.criterion);
    const roleFirst = sorting.slice(0, Math.max(0, after)).includes('role_priority');
    const reason = roleFirst ? `${role ?? text.noRole} · ${value}` : value;
    if (cutoff === null) return reason;
    return squad ? text.squadFull(squad.name, reason, show(cutoff)) : text.cutoff(reason, show(cutoff));
  };
  switch (why.criterion) {
    case 'role_priority':
      return measured((mine) => (role ? text.byRole(role, mine) : text.rolePriority(mine)));
    case 'reputation':
      return measured(text.reputation);
    case 'reliability':
      return measured(text.reliability, (value) => formatPercent(language, Number(value) / 100));
    case 'signed_up_at':
      return measured(text.signedUpAt, signUpTimes(language, why.mine, cutoff));
    case 'benched_last_time':
      return why.mine === 'true' ? text.benched : text.played;
    case 'pinned':
      if (pinned === 'out') return text.pinnedOut;
      // More people are pinned into main than there are slots.
      return list === 'main' ? text.pinnedIn : text.pinnedBeyond;
    case 'room':
      return own ? text.roomInSquad(own.name) : text.room;
    case 'chose_reserve':
      return text.choseReserve;
    case 'squad_role':
      return squad?.role ? text.squadRole(squad.name, squad.role) : text.squadRoleGone(squad?.name ?? '—');
    case 'squad_leader':
      return text.squadLeader;
  }
};

const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Shows two sign-up times as short as possible while they differ: as time of day, with the day if that
 * differs, with seconds if the minute is the same.
 */
const signUpTimes = (
  language: Language,
  mine: string | null,
  cutoff: string | null,
): ((time: string) => string) => {
  const show = (options: Intl.DateTimeFormatOptions) => (time: string) =>
    Number.isNaN(Date.parse(time)) ? time : new Intl.DateTimeFormat(language, options).format(new Date(time));
  if (mine === null || cutoff === null) return show(CLOCK);
  const alike = (options: Intl.DateTimeFormatOptions): boolean =>
    show(options)(mine) === show(options)(cutoff);
  if (!alike(DAY)) return show({ ...DAY, ...CLOCK });
  return show(alike(CLOCK) ? { ...CLOCK, second: '2-digit' } : CLOCK);
};
