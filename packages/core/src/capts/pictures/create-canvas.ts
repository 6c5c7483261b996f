import { cutText } from '@famiglia/contract/kit/cut-text';
import { sharp } from '../../platform/images/safe-sharp.ts';
import { createPixels } from './create-pixels.ts';
import { loadFonts } from './load-fonts.ts';

/** Everything is drawn at twice its size, so that it stays sharp on any screen. */
const SCALE = 2;
/**
 * The library crops a text to its visible pixels, so `a` and `Ё` would get different baselines. These letters have
 * the greatest height and depth; written invisibly before every text, they give all texts the same height.
 */
const STRUT = '<span alpha="1">Ёj|</span>';

/** Several lines could be higher than the picture, which the library refuses. */
const LINE_ENDS = /[\n\v\f\r\u0085\u2028\u2029]+/g;
/** Text that does not fit is written smaller, down to this size, and then cut. */
const MIN_SIZE = 14;
/** The height of the letters above their line, of a size of 1. */
const ASCENT = 0.9;

interface Ink {
  size: number;
  /** How wide the text may be. */
  room: number;
  colour: string;
  bold?: boolean;
  /** Whether `x` is the start or the end of the text. */
  align?: 'left' | 'right';
}

export interface Canvas {
  box: (area: { x: number; y: number; width: number; height: number }, colour: string) => void;
  /** Writes one line; `y` is its top. */
  write: (text: string, x: number, y: number, ink: Ink) => Promise<void>;
  png: () => Promise<Buffer>;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One line of text as an image of raw pixels: encoding and decoding it would take longer than drawing. */
const set = async (markup: string, size: number) =>
  sharp({ text: { text: markup, font: `Onest ${size * SCALE}`, dpi: 72, rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });

type Line = Awaited<ReturnType<typeof set>>;

/** A surface to draw boxes and lines of text on. */
export const createCanvas = async (
  width: number,
  height: number,
  background: string,
  fonts?: string,
): Promise<Canvas> => {
  await loadFonts(fonts);
  const pixels = createPixels(width * SCALE, height * SCALE);
  pixels.paint({ left: 0, top: 0, width: width * SCALE, height: height * SCALE }, background);
  const struts = new Map<number, number>();

  const strutWidth = async (size: number): Promise<number> => {
    const known = struts.get(size) ?? (await set(STRUT, size)).info.width;
    struts.set(size, known);
    return known;
  };

  return {
    box: ({ x, y, width: across, height: down }, colour) => {
      pixels.paint(
        {
          left: Math.round(x * SCALE),
          top: Math.round(y * SCALE),
          width: Math.round(across * SCALE),
          height: Math.round(down * SCALE),
        },
        colour,
      );
    },
    write: async (text, x, y, { colour, bold = false, align = 'left', room, size: wanted }) => {
      if (text.trim() === '') return;
      const weight = bold ? 700 : 400;
      const fit = async (
        line: string,
        size: number,
      ): Promise<{ line: Line; strut: number; size: number }> => {
        const markup = `${STRUT}<span foreground="${colour}" weight="${weight}">${escape(line)}</span>`;
        const [drawn, strut] = [await set(markup, size), await strutWidth(size)];
        const share = (room * SCALE) / (drawn.info.width - strut);
        if (share >= 1 || line === '…') return { line: drawn, strut, size };
        if (size > MIN_SIZE) return fit(line, Math.max(MIN_SIZE, Math.floor(size * share)));
        return fit(line.length > 1 ? cutText(line, Math.max(1, Math.floor(line.length * share))) : '…', size);
      };
      const { line, strut, size } = await fit(text.replaceAll(LINE_ENDS, ' '), wanted);
      const { width: across, height: down } = line.info;
      const left = x * SCALE - (align === 'left' ? strut : across);
      // Keeps the baseline of the normal size.
      const top = y + (wanted - size) * ASCENT;
      const area = { left: Math.round(Math.max(0, left)), top: Math.round(top * SCALE) };
      pixels.lay({ ...area, width: across, height: down }, line.data);
    },
    png: async () =>
      sharp(pixels.data, { raw: { width: width * SCALE, height: height * SCALE, channels: 3 } })
        // A tenth larger than with 8, in half of the time.
        .png({ compressionLevel: 7 })
        .toBuffer(),
  };
};
