import { AppError } from '../../platform/app-error.ts';
import { DECODE_SECONDS } from '../../screenshots/intake/screenshot-limits.ts';
import { sharp } from '../../platform/images/safe-sharp.ts';
import { workerTask } from '../../platform/workers/worker-task.ts';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Smaller screenshots are enlarged three times. */
const SMALL_SCREEN = 1000;
/** OCR expects dark letters on a light background; a game shows the opposite. */
const DARK = 128;

/** Four screens of 2160 lines, or two wide ones side by side: a larger image is not a screenshot of a game. */
const MAX_PIXELS = 34_000_000;
/** The time of OCR grows with the image; this is a whole 1440p screen at twice its size. */
const MAX_PRINT_PIXELS = 16_000_000;

export interface PreparedTable {
  png: Uint8Array;
  /** Where the prepared image begins in the screenshot, and its scale. */
  top: number;
  scale: number;
}

/** Cuts the table out of a screenshot and prepares it for OCR: grey, dark on light, large, with high contrast. */
export const prepareTable = async ({
  file,
  frame,
}: {
  file: Uint8Array;
  frame: Frame | undefined;
}): Promise<PreparedTable> => {
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
    const dot = await open().resize(1, 1, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
    const dark = (dot[0] ?? 0) < DARK;
    const wanted = height < SMALL_SCREEN ? 3 : 2;
    const scale = Math.min(wanted, Math.sqrt(MAX_PRINT_PIXELS / (area.width * area.height)));
    const png = await open()
      .negate(dark)
      .resize({ width: Math.max(1, Math.round(area.width * scale)), kernel: 'cubic' })
      .linear(1.8, -60)
      // Without a resolution tesseract guesses one, and warns.
      .withMetadata({ density: 300 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { png, top: area.top, scale };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('picture_unreadable', { cause });
  }
};

export const prepareTableTask = workerTask(import.meta.url, { prepareTable }, { images: true });

/** A frame that goes slightly beyond the edge is clipped to the screenshot. */
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
