import { AppError } from '../../platform/app-error.ts';
import { ExtraInstalling, ExtraMissing } from '../../platform/extras/open-extra.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { createBinary } from './tesseract-binary.ts';
import { wordsOfTsv } from './words-of-tsv.ts';
import type { Word, ReadPage } from './words-of-tsv.ts';
import type { TesseractBinary } from './tesseract-binary.ts';
import { openOcr, readWithWorker } from './tesseract-worker.ts';

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

/** Makes sure that something can read pages. Ours is installed when it is first needed; whoever waits for long is told so. */
export const requireReader = async (
  log: Logger,
  { binary = debian, open = openOcr }: { binary?: TesseractBinary; open?: typeof openOcr } = {},
): Promise<void> => {
  if (await binary.isThere()) return;
  try {
    await open();
  } catch (cause) {
    if (cause instanceof ExtraInstalling) throw new AppError('ocr_installing', { cause });
    if (!(cause instanceof ExtraMissing)) throw cause;
    log.error(
      { reason: cause.message },
      'screenshots cannot be read: install tesseract with English on this machine, or run "npm run extra ocr"',
    );
    throw new AppError('ocr_unavailable', { cause });
  }
};

/** An installed tesseract is faster than ours. */
export const chooseReader = async (binary: TesseractBinary): Promise<ReadPage> =>
  (await binary.isThere()) ? binary.read : readWithWorker;
