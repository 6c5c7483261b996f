import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { computeHashes } from './compute-hashes.ts';
import type { ScreenshotHashes } from './compute-hashes.ts';
import { DECODE_SECONDS, MAX_PIXELS, MAX_SIDE, MIN_HEIGHT, MIN_WIDTH } from './screenshot-limits.ts';
import { sharp } from '../../platform/images/safe-sharp.ts';
import { workerTask } from '../../platform/workers/worker-task.ts';

export interface DecodedScreenshot {
  /** Of the original file. */
  sha256: Uint8Array;
  width: number;
  height: number;
  /** Encoded anew from the pixels: nothing that was hidden in the file is left. */
  image: Uint8Array;
  thumbnail: Uint8Array;
  hashes: ScreenshotHashes;
}

const THUMBNAIL = { width: 480, height: 480, fit: 'inside', withoutEnlargement: true } as const;

/** Decodes every pixel of a file before it is accepted. */
export const decodeScreenshot = async (file: Uint8Array): Promise<DecodedScreenshot> => {
  const { pixels, info } = await decodePixels(file);
  const [image, thumbnail, hashes] = [
    await pixels().webp({ quality: 88, effort: 2 }).toBuffer(),
    await pixels().resize(THUMBNAIL).webp({ quality: 76, effort: 2 }).toBuffer(),
    await computeHashes(pixels),
  ];
  const sha256 = createHash('sha256').update(file).digest();
  return { sha256, width: info.width, height: info.height, image, thumbnail, hashes };
};

export const decodeScreenshotTask = workerTask(import.meta.url, { decodeScreenshot }, { images: true });

/** The pixels of a file that is a picture within the limits, to be encoded anew as often as needed. */
export const decodePixels = async (file: Uint8Array) => {
  const { data, info } = await decode(file);
  const pixels = () =>
    sharp(data, { raw: info, limitInputPixels: MAX_PIXELS }).timeout({ seconds: DECODE_SECONDS });
  return { pixels, info };
};

const decode = async (file: Uint8Array) => {
  try {
    const { width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
      throw new AppError('picture_too_many_pixels');
    }
    if (autoOrient.width < MIN_WIDTH || autoOrient.height < MIN_HEIGHT) {
      throw new AppError('picture_too_small');
    }
    const decoded = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .flatten()
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: shownWidth, height: shownHeight, channels } = decoded.info;
    return { data: decoded.data, info: { width: shownWidth, height: shownHeight, channels } };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('picture_unreadable', { cause });
  }
};
