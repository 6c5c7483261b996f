import { compareBy, totalOrder } from './criteria.ts';
import type { Placement, RosterEntry, RosterSquad } from './roster.ts';
import { seatInSquads } from './seat-in-squads.ts';
import type { SortingCriterion } from '../platform/db/schema/rosters.ts';

/**
 * Everybody's place: pinned in first, then people who want a place, then people who chose the reserve, then pinned
 * out; each group is sorted by the guild's criteria. The first `slots` people of the first two groups are main; with
 * squads, each squad takes its own people in this order.
 */
export const sortRoster = (
  entries: readonly RosterEntry[],
  slots: number,
  criteria: readonly SortingCriterion[],
  { squads = [], frozen = false }: SquadRules = {},
): Placement[] => {
  const compare = compareBy(totalOrder(criteria));
  const sorted = entries.toSorted((a, b) => groupOf(a) - groupOf(b) || compare(a, b));
  if (squads.length > 0) return seatInSquads(sorted, squads, frozen);
  const mainCount = Math.min(slots, sorted.filter(wantsPlace).length);
  return sorted.map((entry, index) =>
    index < mainCount
      ? { entry, list: 'main', position: index + 1, squad: null }
      : { entry, list: 'reserve', position: index - mainCount + 1, squad: null },
  );
};

interface SquadRules {
  squads?: readonly RosterSquad[];
  /** Everybody in main keeps their squad. */
  frozen?: boolean;
}

const groupOf = (entry: RosterEntry): number => {
  if (entry.pinned === 'in') return 0;
  if (entry.pinned === 'out') return 3;
  return entry.choseReserve ? 2 : 1;
};

/** A person who chose the reserve, or whom a leader pinned out, is never put into main. */
const wantsPlace = (entry: RosterEntry): boolean => groupOf(entry) < 2;
