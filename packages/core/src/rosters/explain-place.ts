import { CRITERIA, compareBy, decidingCriterion, totalOrder } from './criteria.ts';
import type { Placement, RosterSquad } from './roster.ts';
import { hasRoleFor, ledSquad } from './seat-in-squads.ts';
import type { Reason, SortingCriterion } from '../platform/db/schema/rosters.ts';

/**
 * The reason for each place, in the roster's order. On the reserve it is the criterion in which the person loses to
 * the last person in main; in main, the one in which they win against the first person without a place. With squads,
 * only squads in which the person could be are compared.
 */
export const explainPlaces = (
  placements: readonly Placement[],
  criteria: readonly SortingCriterion[],
  squads: readonly RosterSquad[] = [],
): Reason[] => {
  if (squads.length > 0) return explainSquadPlaces(placements, criteria, squads);
  const main = placements.filter((placement) => placement.list === 'main');
  // A pinned person is not compared with: nobody can pass a pin by their values.
  const lastMain = main.findLast((placement) => placement.entry.pinned === null);
  const firstReserve = placements.find((placement) => placement.list === 'reserve' && isCandidate(placement));
  const around = surround(criteria, lastMain, firstReserve);
  return placements.map((placement) => explain(placement, around));
};

/** What people are compared with, computed once for all of them. */
const surround = (
  criteria: readonly SortingCriterion[],
  lastMain: Placement | undefined,
  firstReserve: Placement | undefined,
) => ({
  first: criteria[0] ?? ('signed_up_at' as const),
  order: totalOrder(criteria),
  lastMain,
  firstReserve,
  /** The value of the last person in main. */
  cutoffs: new Map<SortingCriterion, string | null>(
    totalOrder(criteria).map((criterion) => [
      criterion,
      lastMain === undefined ? null : CRITERIA[criterion].value(lastMain.entry),
    ]),
  ),
});

const explain = (placement: Placement, around: ReturnType<typeof surround>): Reason => {
  const { entry, list } = placement;
  if (entry.pinned !== null) return { criterion: 'pinned', mine: entry.pinned, cutoff: null };
  if (entry.choseReserve) return { criterion: 'chose_reserve', mine: null, cutoff: null };
  // Everybody who wants a place has one, so no criterion decided.
  if (list === 'main' && around.firstReserve === undefined) {
    return { criterion: 'room', mine: null, cutoff: null };
  }
  const rival = list === 'reserve' ? around.lastMain : around.firstReserve;
  const criterion = rival === undefined ? around.first : decidingCriterion(around.order, entry, rival.entry);
  return {
    criterion,
    mine: CRITERIA[criterion].value(entry),
    cutoff: around.cutoffs.get(criterion) ?? null,
  };
};

const isCandidate = ({ entry }: Placement): boolean => entry.pinned === null && !entry.choseReserve;

const explainSquadPlaces = (
  placements: readonly Placement[],
  criteria: readonly SortingCriterion[],
  squads: readonly RosterSquad[],
): Reason[] => {
  const compare = compareBy(totalOrder(criteria));
  const main = placements.filter(({ list }) => list === 'main');
  const candidates = placements.filter((one) => one.list === 'reserve' && isCandidate(one));
  const people = new Map(squads.map(({ id }) => [id, main.filter(({ squad }) => squad === id)]));
  const hasRoom = ({ id, slots }: RosterSquad): boolean => (people.get(id)?.length ?? 0) < slots;
  /** The last person in these squads who got there by the criteria. */
  const lastOf = (some: readonly RosterSquad[]): Placement | undefined =>
    some
      .flatMap(({ id }) => people.get(id) ?? [])
      .filter(({ entry }) => entry.pinned === null && ledSquad(entry, squads) === undefined)
      .toSorted((a, b) => compare(a.entry, b.entry))
      .at(-1);
  const surroundings = new Map(
    squads.map((squad) => {
      const firstReserve = candidates.find(({ entry }) => isOpenTo(entry, squad));
      return [squad.id, surround(criteria, lastOf([squad]), firstReserve)];
    }),
  );

  return placements.map((placement): Reason => {
    const { entry, squad } = placement;
    const led = ledSquad(entry, squads);
    if (led !== undefined) return { criterion: 'squad_leader', mine: null, cutoff: null, squad: led.id };
    const own = surroundings.get(squad ?? '');
    if (own !== undefined) return explain(placement, own);
    const wanted = squads.find(({ id }) => id === entry.wantedSquad);
    // A person who accepts any squad would have a free place if they had its required role.
    const barred = (wanted === undefined ? squads.filter(hasRoom) : [wanted]).find(
      (one) => !hasRoleFor(entry, one),
    );
    if (isCandidate(placement) && barred !== undefined) {
      return { criterion: 'squad_role', mine: null, cutoff: null, squad: barred.id };
    }
    const full = wanted === undefined ? squads.filter((one) => hasRoleFor(entry, one)) : [wanted];
    const reason = explain(placement, surround(criteria, lastOf(full), undefined));
    return wanted === undefined || !isCandidate(placement) ? reason : { ...reason, squad: wanted.id };
  });
};

/** Whether a person on the reserve could get a place in this squad. */
const isOpenTo = (entry: Placement['entry'], squad: RosterSquad): boolean =>
  (entry.wantedSquad === null || entry.wantedSquad === squad.id) && hasRoleFor(entry, squad);
