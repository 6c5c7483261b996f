import { chooseReader } from './choose-reader.ts';
import { createBinary } from './tesseract-binary.ts';
import { wordsOfTsv } from './words-of-tsv.ts';
import type { Word } from './words-of-tsv.ts';

export interface PageReading {
  words: Word[];
  /** The same page, read as if there were only numbers on it: where the two differ, somebody has to look. */
  numbers: Word[];
}

/** Debian's package; a machine need not have it. */
const debian = createBinary('tesseract');

const DIGITS = '0123456789.,%';

/** What stands on a page of print. It keeps a core busy for seconds: whoever asks has taken their turn. */
export const readPage = async (png: Buffer): Promise<PageReading> => {
  const read = await chooseReader(debian);
  return { words: wordsOfTsv(await read(png)), numbers: wordsOfTsv(await read(png, DIGITS)) };
};
