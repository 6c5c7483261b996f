import { AppError } from '../../app-error.ts';
import { createLine } from '../../pictures/create-line.ts';
import { chooseReader } from './choose-reader.ts';
import { createBinary } from './tesseract-binary.ts';
import { wordsOfTsv } from './words-of-tsv.ts';
import type { Word } from './words-of-tsv.ts';

/** Reads one page of print; with `only`, nothing but these letters. Answers tesseract's table. */
export type ReadPage = (png: Buffer, only?: string) => Promise<string>;

export interface PageReading {
  words: Word[];
  /** The same page, read as if there were only numbers on it: where the two differ, somebody has to look. */
  numbers: Word[];
}

/** Debian's package; a machine need not have it. */
const debian = createBinary('tesseract');

const DIGITS = '0123456789.,%';
/** Reading keeps a core busy for seconds: one table at a time. */
const inLine = createLine(1);

/** Whoever comes after so many would wait longer than anybody does. */
const MOST_WAITING = 6;
let waiting = 0;

export const readPage = async (png: Buffer): Promise<PageReading> => {
  if (waiting >= MOST_WAITING) throw new AppError('overloaded');
  waiting += 1;
  try {
    return await inLine(async () => {
      const read = await chooseReader(debian);
      return { words: wordsOfTsv(await read(png)), numbers: wordsOfTsv(await read(png, DIGITS)) };
    });
  } finally {
    waiting -= 1;
  }
};
