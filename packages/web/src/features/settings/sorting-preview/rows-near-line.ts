import type { SortingPreview } from '@famiglia/contract/events';

type Item = SortingPreview['items'][number];

/** How many people on either side of the line are shown although nothing changes for them. */
const NEAR = 3;

/** Those for whom the order decides: around the line between main and reserve, and whoever crosses it. */
export const rowsNearLine = (items: readonly Item[]): Item[] => {
  const mainCount = items.filter((item) => item.after.list === 'main').length;
  return items.filter(
    ({ before, after }, index) => before.list !== after.list || Math.abs(index - mainCount + 0.5) < NEAR,
  );
};

/** The place in the whole roster before, counted as `items` are now. */
export const placeBefore = ({ before }: Item, items: readonly Item[]): number =>
  before.list === 'main'
    ? before.position
    : items.filter((item) => item.before.list === 'main').length + before.position;
