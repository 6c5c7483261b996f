import type { Sharp } from 'sharp';
import { dHash } from './d-hash.ts';
import { mirrorGrid } from './mirror-grid.ts';
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
