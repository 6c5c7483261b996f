import type { Sharp } from 'sharp';
import { pHash } from './p-hash.ts';

/** How a picture looks: bits that stay nearly the same when it is scaled, recompressed or recoloured. */
export interface Look {
  /** 64 characters, each 0 or 1. */
  phash: string;
  /** 256 of them. */
  dhash: string;
}

export interface ScreenshotHashes extends Look {
  /** The same picture turned left to right. */
  mirrored: Look;
}

const PHASH_SIDE = 32;
const DHASH_SIDE = 16;

export const computeHashes = async (pixels: () => Sharp): Promise<ScreenshotHashes> => {
  const forP = await grey(pixels(), PHASH_SIDE, PHASH_SIDE);
  const forD = await grey(pixels(), DHASH_SIDE + 1, DHASH_SIDE);
  const look = (p: Uint8Array, d: Uint8Array): Look => ({ phash: pHash(p, PHASH_SIDE), dhash: dHash(d) });
  return {
    ...look(forP, forD),
    mirrored: look(mirrorGrid(forP, PHASH_SIDE), mirrorGrid(forD, DHASH_SIDE + 1)),
  };
};

const grey = async (picture: Sharp, width: number, height: number): Promise<Uint8Array> =>
  picture
    .greyscale()
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();

/** A grid of brightness turned left to right. */
const mirrorGrid = (grid: Uint8Array, width: number): Uint8Array => {
  const mirrored = new Uint8Array(grid.length);
  for (let row = 0; row < grid.length; row += width) {
    mirrored.set(grid.subarray(row, row + width).toReversed(), row);
  }
  return mirrored;
};

const SIDE = 16;

/** Whether it gets brighter from each point to the one on its right: 16 rows of 17 points make 256 bits. */
const dHash = (grid: Uint8Array): string => {
  let bits = '';
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const at = row * (SIDE + 1) + column;
      bits += (grid[at] ?? 0) < (grid[at + 1] ?? 0) ? '1' : '0';
    }
  }
  return bits;
};
