import { AppError } from '../../app-error.ts';
import { DECODE_SECONDS, MAX_PIXELS } from '../../pictures/picture-limits.ts';
import { sharp } from '../../pictures/safe-sharp.ts';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Below this a screenshot's letters are so small that they need three times their size. */
const SMALL_SCREEN = 1000;
/** Readers are made for dark letters on light paper; a game shows the opposite. */
const DARK = 128;

export interface PreparedTable {
  png: Buffer;
  /** The way back: a line of the print is this far down in the screenshot. */
  inScreenshot: (y: number) => number;
}

/** Cuts the table out of a screenshot and makes it look like print: grey, dark on light, large, in high contrast. */
export const prepareTable = async (file: Buffer, frame: Frame | undefined): Promise<PreparedTable> => {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new AppError('picture_too_many_pixels');
    const area = within(frame ?? { x: 0, y: 0, width, height }, width, height);
    const open = () =>
      sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: DECODE_SECONDS })
        .flatten()
        .extract(area)
        .greyscale();
    const { channels } = await sharp(await open().png().toBuffer()).stats();
    const dark = (channels[0]?.mean ?? 0) < DARK;
    const scale = height < SMALL_SCREEN ? 3 : 2;
    const png = await open()
      .negate(dark)
      .resize({ width: area.width * scale, kernel: 'cubic' })
      .linear(1.8, -60)
      // Without a resolution of its own the reader guesses one, and complains.
      .withMetadata({ density: 300 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { png, inScreenshot: (y) => area.top + y / scale };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('picture_unreadable', { cause });
  }
};

/** A frame that somebody drew a little over the edge still means the picture. */
const within = ({ x, y, width, height }: Frame, most: number, tallest: number) => {
  const left = Math.min(Math.floor(x), most - 1);
  const top = Math.min(Math.floor(y), tallest - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.ceil(width), most - left)),
    height: Math.max(1, Math.min(Math.ceil(height), tallest - top)),
  };
};
