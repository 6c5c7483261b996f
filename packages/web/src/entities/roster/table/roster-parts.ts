import type { Participant, SORTING_CRITERIA } from '@famiglia/contract/events/events';
import { isOutranked } from '@famiglia/contract/rosters/roster-border';
import type { RosterBorder } from '@famiglia/contract/rosters/roster-border';

type Criterion = (typeof SORTING_CRITERIA)[number];
type Placed = Pick<Participant, 'user_id' | 'list' | 'pinned' | 'why' | 'role' | 'squad_id'>;

/** Why people stand together: a leader pinned them, they chose the reserve, or they have these roles (null for none). */
export type Togetherness = 'pinned' | 'chosen' | readonly (string | null)[];

/**
 * One list, in its order, divided by what decides first. People whose roles have the same priority are mixed by what comes
 * next, so their roles are one group.
 */
export const groupByRole = <Person extends Placed>(
  people: readonly Person[],
): { why: Togetherness; people: Person[] }[] => {
  const keyOf = ({ pinned, why, role }: Person): string => {
    if (pinned !== null) return 'pinned';
    return why.criterion === 'chose_reserve' ? 'chosen' : `role ${role ?? ''}`;
  };
  const last = new Map(people.map((person, index) => [keyOf(person), index]));
  const groups: { why: Togetherness; people: Person[] }[] = [];
  let end = -1;
  people.forEach((person, index) => {
    const key = keyOf(person);
    if (index > end) groups.push({ why: key === 'pinned' || key === 'chosen' ? key : [], people: [] });
    end = Math.max(end, last.get(key) ?? index);
    const group = groups.at(-1);
    if (group === undefined) return;
    group.people.push(person);
    if (typeof group.why !== 'string' && !group.why.includes(person.role))
      group.why = [...group.why, person.role];
  });
  return groups;
};

/**
 * The line below main, or below one squad: why the first person who wants in has no place, and the role of the last one who
 * has. Null where nobody waits.
 */
export const borderOf = (people: readonly Placed[], squad?: string): RosterBorder | null => {
  const first = people.find(
    ({ list, pinned, why }) =>
      list === 'reserve' && pinned === null && isOutranked(why) && why.squad === squad,
  );
  if (first === undefined) return null;
  const last = people.findLast(
    ({ list, pinned, squad_id: own }) =>
      list === 'main' && pinned === null && (squad === undefined || own === squad),
  );
  return { why: first.why, role: last?.role ?? null };
};

/** The value that stands beside the names: what decides among people of the same role, as far as every row knows it. */
export const shownCriterion = (sorting: readonly Criterion[]): 'reputation' | 'signed_up_at' =>
  sorting.find((one) => one === 'reputation' || one === 'signed_up_at') === 'signed_up_at'
    ? 'signed_up_at'
    : 'reputation';
