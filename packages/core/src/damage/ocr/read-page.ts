import { createBinary } from './tesseract-binary.ts';
import { wordsOfTsv } from './words-of-tsv.ts';
import type { Word, ReadPage } from './words-of-tsv.ts';
import type { TesseractBinary } from './tesseract-binary.ts';
import { readWithWorker } from './tesseract-worker.ts';

export interface PageReading {
  words: Word[];
  /** The same page, read with digits only: cells in which the two readings differ are marked. */
  numbers: Word[];
}

/** The tesseract of Debian's package, which may not be installed. */
const debian = createBinary('tesseract');

const DIGITS = '0123456789.,%';

/** The words of a prepared page. This uses a CPU core for seconds, so the caller must have waited for its turn. */
export const readPage = async (png: Buffer): Promise<PageReading> => {
  const read = await chooseReader(debian);
  return { words: wordsOfTsv(await read(png)), numbers: wordsOfTsv(await read(png, DIGITS)) };
};

/** An installed tesseract is faster; the bundled one is always available. */
export const chooseReader = async (binary: TesseractBinary): Promise<ReadPage> =>
  (await binary.isThere()) ? binary.read : readWithWorker;
