export const HEAT_LEVELS = [1, 2, 3, 4, 5] as const;

/** How warm a cell is: 0 for nothing at all, then five steps up to the warmest of the map. */
export const heatLevel = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.ceil((value / most) * HEAT_LEVELS.length);

/** Steps that the eye can tell apart on both themes. */
export const heatOpacity = (level: number): number => 0.14 + (level / HEAT_LEVELS.length) * 0.86;
