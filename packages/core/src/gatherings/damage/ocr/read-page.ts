import { chooseReader } from './choose-reader.ts';
import { createBinary } from './tesseract-binary.ts';
import { wordsOfTsv } from './words-of-tsv.ts';
import type { Word } from './words-of-tsv.ts';

export interface PageReading {
  words: Word[];
  /** The same page, read with digits only: where the two readings differ, the cell is marked. */
  numbers: Word[];
}

/** Debian's package; a machine need not have it. */
const debian = createBinary('tesseract');

const DIGITS = '0123456789.,%';

/** The words of a prepared page. It uses a core for seconds, so the caller must have taken its turn. */
export const readPage = async (png: Buffer): Promise<PageReading> => {
  const read = await chooseReader(debian);
  return { words: wordsOfTsv(await read(png)), numbers: wordsOfTsv(await read(png, DIGITS)) };
};
