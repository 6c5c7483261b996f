/**
 * How much slower than a machine the phone is that Lighthouse means: by the index it measures at every run, and
 * how much that machine then has to be slowed down. Its own four times are meant for the last of these.
 */
const CALIBRATION = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
] as const;

/** A busy or slow machine is slowed down less, so that the phone stays the same one. Never more than four times. */
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
