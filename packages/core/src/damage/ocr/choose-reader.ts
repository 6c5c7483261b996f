import type { TesseractBinary } from './tesseract-binary.ts';
import { readWithWorker } from './tesseract-worker.ts';
import type { ReadPage } from './words-of-tsv.ts';

/** An installed tesseract is faster; the bundled one is always available. */
export const chooseReader = async (binary: TesseractBinary): Promise<ReadPage> =>
  (await binary.isThere()) ? binary.read : readWithWorker;
