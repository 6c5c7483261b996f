interface Grid {
  count: number;
  /** How many spots stand in one row. */
  columns: number;
}

/** Where a key leads from a spot; nowhere, for a key that is not ours or at an edge. */
export const nextSpot = (key: string, from: number, { count, columns }: Grid): number | null => {
  const rowStart = from - (from % columns);
  const targets: Record<string, number> = {
    ArrowLeft: from > rowStart ? from - 1 : from,
    ArrowRight: from < rowStart + columns - 1 ? from + 1 : from,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: rowStart,
    End: rowStart + columns - 1,
  };
  const target = targets[key];
  return target === undefined || target === from || target < 0 || target >= count ? null : target;
};
