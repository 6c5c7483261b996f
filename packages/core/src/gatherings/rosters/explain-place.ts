import { CRITERIA, decidingCriterion } from './criteria.ts';
import type { Placement } from './roster.ts';
import type { Reason, SortingCriterion } from '../../platform/db/schema/rosters.ts';

/**
 * The reason for each place, in the roster's order. On the reserve it is where the person loses to the
 * last main player; in main, where they win against the first who did not get a place.
 */
export const explainPlaces = (
  placements: readonly Placement[],
  criteria: readonly SortingCriterion[],
): Reason[] => {
  const main = placements.filter((placement) => placement.list === 'main');
  // A pinned player sets no bar: nobody could pass it.
  const lastMain = main.findLast((placement) => placement.entry.pinned === null);
  const firstReserve = placements.find((placement) => placement.list === 'reserve' && isCandidate(placement));
  return placements.map((placement) => explain(placement, { criteria, lastMain, firstReserve }));
};

interface Surroundings {
  criteria: readonly SortingCriterion[];
  lastMain: Placement | undefined;
  firstReserve: Placement | undefined;
}

const explain = (placement: Placement, around: Surroundings): Reason => {
  const { entry, list } = placement;
  if (entry.pinned !== null) return { criterion: 'pinned', mine: entry.pinned, cutoff: null };
  if (entry.choseReserve) return { criterion: 'chose_reserve', mine: null, cutoff: null };
  const rival = list === 'reserve' ? around.lastMain : around.firstReserve;
  const criterion =
    rival === undefined
      ? (around.criteria[0] ?? 'signed_up_at')
      : decidingCriterion(around.criteria, entry, rival.entry);
  const { value } = CRITERIA[criterion];
  return {
    criterion,
    mine: value(entry),
    cutoff: around.lastMain === undefined ? null : value(around.lastMain.entry),
  };
};

const isCandidate = ({ entry }: Placement): boolean => entry.pinned === null && !entry.choseReserve;
