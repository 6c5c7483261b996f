import type { Sharp } from 'sharp';

/** Perceptual hashes of an image: bits that hardly change when it is scaled, recompressed or recoloured. */
export interface PerceptualHashes {
  /** 64 characters, each 0 or 1. */
  phash: string;
  /** 256 characters, each 0 or 1. */
  dhash: string;
}

export interface ScreenshotHashes extends PerceptualHashes {
  /** The hashes of the mirrored image. */
  mirrored: PerceptualHashes;
}

const PHASH_SIDE = 32;
const DHASH_SIDE = 16;

export const computeHashes = async (pixels: () => Sharp): Promise<ScreenshotHashes> => {
  const forP = await grey(pixels(), PHASH_SIDE, PHASH_SIDE);
  const forD = await grey(pixels(), DHASH_SIDE + 1, DHASH_SIDE);
  const look = (p: Uint8Array, d: Uint8Array): PerceptualHashes => ({
    phash: pHash(p, PHASH_SIDE),
    dhash: dHash(d),
  });
  return {
    ...look(forP, forD),
    mirrored: look(mirrorGrid(forP, PHASH_SIDE), mirrorGrid(forD, DHASH_SIDE + 1)),
  };
};

const grey = async (image: Sharp, width: number, height: number): Promise<Uint8Array> =>
  image
    .greyscale()
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();

/** A grid of brightness, mirrored. */
const mirrorGrid = (grid: Uint8Array, width: number): Uint8Array => {
  const mirrored = new Uint8Array(grid.length);
  for (let row = 0; row < grid.length; row += width) {
    mirrored.set(grid.subarray(row, row + width).toReversed(), row);
  }
  return mirrored;
};

/** Whether each point is darker than its right neighbour: 16 rows of 17 points make 256 bits. */
const dHash = (grid: Uint8Array): string => {
  let bits = '';
  for (let row = 0; row < DHASH_SIDE; row += 1) {
    for (let column = 0; column < DHASH_SIDE; column += 1) {
      const at = row * (DHASH_SIDE + 1) + column;
      bits += (grid[at] ?? 0) < (grid[at + 1] ?? 0) ? '1' : '0';
    }
  }
  return bits;
};

const KEPT = 8;

/**
 * The lowest 8 × 8 frequencies of an image's cosine transform, without the average brightness, each as "above the
 * median or not". Scaling and recompression hardly change them.
 */
const pHash = (grid: Uint8Array, side: number): string => {
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

/** Frequencies 1 to 8 over this many points; frequency 0 is the brightness. */
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
