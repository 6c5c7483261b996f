const KEPT = 8;

/**
 * The coarse waves that a picture is made of: the lowest 8 × 8 frequencies of its cosine transform, without
 * the plain brightness, each as "more than the middle one or not". Scaling and recompression leave them alone.
 */
export const pHash = (grid: Uint8Array, side: number): string => {
  const waves = cosines(side);
  const across = new Float64Array(side * KEPT);
  for (let y = 0; y < side; y += 1) {
    for (let u = 0; u < KEPT; u += 1) {
      let sum = 0;
      for (let x = 0; x < side; x += 1) sum += (grid[y * side + x] ?? 0) * (waves[u * side + x] ?? 0);
      across[y * KEPT + u] = sum;
    }
  }
  const strengths: number[] = [];
  for (let v = 0; v < KEPT; v += 1) {
    for (let u = 0; u < KEPT; u += 1) {
      let sum = 0;
      for (let y = 0; y < side; y += 1) sum += (across[y * KEPT + u] ?? 0) * (waves[v * side + y] ?? 0);
      strengths.push(sum);
    }
  }
  const sorted = strengths.toSorted((a, b) => a - b);
  const middle = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2;
  return strengths.map((strength) => (strength > middle ? '1' : '0')).join('');
};

const known = new Map<number, Float64Array>();

/** Waves 1 to 8 over so many points; wave 0 would be the brightness. */
const cosines = (side: number): Float64Array => {
  const waves =
    known.get(side) ??
    Float64Array.from({ length: KEPT * side }, (_, index) => {
      const [u, x] = [Math.floor(index / side) + 1, index % side];
      return Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side));
    });
  known.set(side, waves);
  return waves;
};
