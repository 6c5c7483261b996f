import type { Screenshot } from '@famiglia/contract/screenshots';

/** A screen as this tab's own verdict left it. */
export interface Known {
  screen: Screenshot;
  /** When the server confirmed it; never, while it has not. A list that is newer knows better. */
  settledAt: number;
}

/**
 * The screens to show: the list, with what was decided here since it came. What left the queue by a verdict of
 * this sitting stays in front of it, so that one can go back.
 */
export const latestKnown = (
  list: readonly Screenshot[],
  listedAt: number,
  known: ReadonlyMap<string, Known>,
): Screenshot[] => {
  const listed = new Set(list.map((one) => one.id));
  const gone = [...known.values()].filter(({ screen }) => !listed.has(screen.id)).map(({ screen }) => screen);
  const shown = list.map((one) => {
    const own = known.get(one.id);
    return own && own.settledAt >= listedAt ? own.screen : one;
  });
  return [...gone, ...shown];
};
