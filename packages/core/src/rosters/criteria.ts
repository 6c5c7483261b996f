import type { RosterEntry } from './roster.ts';
import type { SortingCriterion } from '../platform/db/schema/rosters.ts';

interface Criterion {
  /** Negative if the first is before the second. */
  compare: (a: RosterEntry, b: RosterEntry) => number;
  /** The value as a string; the panel and the bot format it. */
  value: (entry: RosterEntry) => string;
}

/** A person without past sign-ups counts as fully reliable. */
const reliabilityOf = (entry: RosterEntry): number => entry.reliability ?? 1;

export const CRITERIA: Record<SortingCriterion, Criterion> = {
  role_priority: {
    compare: (a, b) => b.rolePriority - a.rolePriority,
    value: (entry) => String(entry.rolePriority),
  },
  reputation: {
    compare: (a, b) => b.reputation - a.reputation,
    value: (entry) => String(entry.reputation),
  },
  reliability: {
    compare: (a, b) => reliabilityOf(b) - reliabilityOf(a),
    value: (entry) => String(Math.round(reliabilityOf(entry) * 100)),
  },
  benched_last_time: {
    compare: (a, b) => Number(b.benchedLastTime) - Number(a.benchedLastTime),
    value: (entry) => String(entry.benchedLastTime),
  },
  signed_up_at: {
    compare: (a, b) => a.sequence - b.sequence,
    value: (entry) => entry.signedUpAt.toISOString(),
  },
};

/** The guild's criteria as a total order: the time of sign-up is always the last criterion. */
export const totalOrder = (criteria: readonly SortingCriterion[]): SortingCriterion[] => [
  ...new Set(criteria.filter((criterion) => criterion !== 'signed_up_at')),
  'signed_up_at',
];

/** Negative if the first is before the second, by the first criterion in which they differ. */
export const compareBy = (criteria: readonly SortingCriterion[]) => {
  const comparisons = criteria.map((criterion) => CRITERIA[criterion].compare);
  return (a: RosterEntry, b: RosterEntry): number => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
};

/** The first criterion of a total order in which two people differ. */
export const decidingCriterion = (
  order: readonly SortingCriterion[],
  a: RosterEntry,
  b: RosterEntry,
): SortingCriterion => order.find((criterion) => CRITERIA[criterion].compare(a, b) !== 0) ?? 'signed_up_at';
