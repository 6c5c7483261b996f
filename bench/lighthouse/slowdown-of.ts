/**
 * The benchmark index that Lighthouse measures in every run, and the slowdown for a machine of that index. Lighthouse's
 * default of four times is meant for the last of these.
 */
const CALIBRATION = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
] as const;

/**
 * A busy or slow machine is slowed down less, so that the simulated phone stays the same. Never more than four times.
 */
export const slowdownOf = (index: number): number => {
  const [slowest] = CALIBRATION;
  let below: { index: number; slowdown: number } = slowest;
  for (const point of CALIBRATION) {
    if (index < point.index) {
      const way = Math.max(0, index - below.index) / (point.index - below.index || 1);
      return below.slowdown + way * (point.slowdown - below.slowdown);
    }
    below = point;
  }
  return below.slowdown;
};
