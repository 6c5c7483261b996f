import type { Language } from '@famiglia/contract/kit/language';
import type { Participant, SORTING_CRITERIA } from '@famiglia/contract/events/events';
import { shownValue } from '@famiglia/contract/rosters/explain-place';
import type { Squad } from '@famiglia/contract/rosters/squads';
import { rosterText } from './roster.text.ts';

type Criterion = (typeof SORTING_CRITERIA)[number];
type Placed = Pick<Participant, 'list' | 'pinned' | 'why'> &
  Partial<Pick<Participant, 'role' | 'wanted_squad_id'>>;

interface Shown {
  /** People stand under headings that say their role, a pin or their own choice. */
  grouped?: boolean;
  /** The value that stands beside every name. */
  value?: Criterion | null;
  squads?: readonly Pick<Squad, 'id' | 'name' | 'role'>[];
  sorting?: readonly Criterion[];
}

/**
 * What decided a place and is not visible yet: neither from the heading above nor from the value beside the name. Most
 * rows need nothing more.
 */
export const placeNote = (
  language: Language,
  { list, pinned, why, role, wanted_squad_id: wanted }: Placed,
  { grouped = false, value = null, squads = [], sorting = [] }: Shown = {},
): string => {
  const text = rosterText[language];
  const waitsFor = list === 'reserve' ? squads.find(({ id }) => id === wanted)?.name : undefined;
  const measured = (note: string): string => {
    const after = sorting.findIndex((criterion) => criterion === why.criterion);
    const roleFirst = !grouped && sorting.slice(0, Math.max(0, after)).includes('role_priority');
    return [waitsFor && text.waitsFor(waitsFor), roleFirst ? (role ?? text.noRole) : null, note]
      .filter(Boolean)
      .join(' · ');
  };
  switch (why.criterion) {
    case 'role_priority':
      return measured(grouped ? '' : (role ?? text.rolePriority(why.mine ?? '0')));
    case 'reputation':
      return measured(
        value === 'reputation' ? '' : text.reputation(shownValue(language, 'reputation', why.mine ?? '0')),
      );
    case 'reliability':
      return measured(text.reliability(shownValue(language, 'reliability', why.mine ?? '0')));
    case 'signed_up_at':
      return measured(
        value === 'signed_up_at'
          ? ''
          : text.signedUpAt(
              signUpTimes(language, why.mine, list === 'reserve' ? why.cutoff : null)(why.mine ?? ''),
            ),
      );
    case 'benched_last_time':
      return measured(why.mine === 'true' ? text.benched : text.played);
    case 'pinned':
      if (pinned === 'out') return grouped ? '' : text.pinnedOut;
      // More people are pinned into main than there are slots.
      if (list === 'reserve') return text.pinnedBeyond;
      return grouped ? '' : text.pinnedIn;
    case 'room':
      return '';
    case 'chose_reserve':
      return grouped ? '' : text.choseReserve;
    case 'squad_role': {
      const squad = squads.find(({ id }) => id === why.squad);
      return squad?.role ? text.squadRole(squad.name, squad.role) : text.squadRoleGone(squad?.name ?? '—');
    }
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
export const signUpTimes = (
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
