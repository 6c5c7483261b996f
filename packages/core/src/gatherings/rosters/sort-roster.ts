import { CRITERIA, totalOrder } from './criteria.ts';
import type { Placement, RosterEntry } from './roster.ts';
import type { SortingCriterion } from '../../platform/db/schema/rosters.ts';

/**
 * Everybody's place: pinned in first, then those who want a place, then those who chose the reserve, then
 * pinned out; inside each by the guild's criteria. The first `slots` of the first two groups are main.
 */
export const sortRoster = (
  entries: readonly RosterEntry[],
  slots: number,
  criteria: readonly SortingCriterion[],
): Placement[] => {
  const order = totalOrder(criteria);
  const sorted = entries.toSorted((a, b) => {
    const byGroup = groupOf(a) - groupOf(b);
    if (byGroup !== 0) return byGroup;
    for (const criterion of order) {
      const difference = CRITERIA[criterion].compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const mainCount = Math.min(slots, sorted.filter(wantsPlace).length);
  return sorted.map((entry, index) =>
    index < mainCount
      ? { entry, list: 'main', position: index + 1 }
      : { entry, list: 'reserve', position: index - mainCount + 1 },
  );
};

const groupOf = (entry: RosterEntry): number => {
  if (entry.pinned === 'in') return 0;
  if (entry.pinned === 'out') return 3;
  return entry.choseReserve ? 2 : 1;
};

/** Nobody is put into main who asked for the reserve, or whom a leader keeps out. */
const wantsPlace = (entry: RosterEntry): boolean => groupOf(entry) < 2;
