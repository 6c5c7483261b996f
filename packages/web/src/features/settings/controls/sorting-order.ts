import { SORTING_CRITERIA } from '@famiglia/contract/events/events';

export type Criterion = (typeof SORTING_CRITERIA)[number];

/** Always last, because it makes the order total. */
const LAST: Criterion = 'signed_up_at';

export const movable = (sorting: readonly Criterion[]): Criterion[] =>
  sorting.filter((criterion) => criterion !== LAST);

export const unused = (sorting: readonly Criterion[]): Criterion[] =>
  SORTING_CRITERIA.filter((criterion) => criterion !== LAST && !sorting.includes(criterion));

/** Moves a criterion to a position among the movable ones; an unused one is added. */
export const place = (sorting: readonly Criterion[], criterion: Criterion, at: number): Criterion[] => {
  const others = movable(sorting).filter((one) => one !== criterion);
  return [...others.slice(0, Math.max(0, at)), criterion, ...others.slice(Math.max(0, at)), LAST];
};

export const drop = (sorting: readonly Criterion[], criterion: Criterion): Criterion[] => [
  ...movable(sorting).filter((one) => one !== criterion),
  LAST,
];
