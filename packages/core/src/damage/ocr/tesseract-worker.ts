import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker as Thread } from 'node:worker_threads';
import type * as Tesseract from 'tesseract.js';
import { AppError } from '../../platform/app-error.ts';
import { createExtra } from '../../platform/extras/open-extra.ts';
import type { ReadPage } from './words-of-tsv.ts';

const IDLE_MS = 60_000;
/**
 * The bundled tesseract takes about twice as long as an installed one, and its first reading also loads the language.
 */
const READ_MS = 40_000;
/** An installation takes a few seconds, which a person waits for; with a slow connection they are told to come back. */
const PATIENCE_MS = 20_000;

const ocr = createExtra('ocr');
export const openOcr = async (): Promise<NodeJS.Require> => ocr({ patienceMs: PATIENCE_MS });

interface Reader {
  worker: Tesseract.Worker;
  /** One block of text, not a page with columns. */
  block: Tesseract.PSM;
}

/** All files are on the disk: nothing is downloaded or written. */
const start = async (): Promise<Reader> => {
  const require = await openOcr();
  const { createWorker, OEM, PSM } = require('tesseract.js') as typeof Tesseract;
  const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  return { worker, block: PSM.SINGLE_BLOCK };
};

/** The thread of a worker: an idle thread must not keep the process alive, a reading thread must. */
const threadOf = ({ worker: reader }: Reader) => (reader as unknown as { worker: Thread }).worker;

/**
 * Reads in its own thread, which ends after an idle minute because it uses much memory. A thread that times out or
 * fails is terminated, and the next page gets a new one.
 */
export const createWorkerReader = (limitMs = READ_MS): ReadPage => {
  let worker: Promise<Reader> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const discard = (started: Promise<Reader>): void => {
    if (worker === started) worker = undefined;
    void started.then(
      async (reader) => reader.worker.terminate(),
      () => undefined,
    );
  };

  return async (png, only) => {
    clearTimeout(idle);
    worker ??= start();
    const started = worker;
    const done = new AbortController();
    try {
      const late = sleep(limitMs, undefined, { signal: done.signal }).then(() => {
        throw new AppError('took_too_long');
      });
      const tsv = await Promise.race([read(started, { png, only, signal: done.signal }), late]);
      idle = setTimeout(() => discard(started), IDLE_MS);
      idle.unref();
      return tsv;
    } catch (error) {
      discard(started);
      throw error;
    } finally {
      done.abort();
    }
  };
};

interface Page {
  png: Buffer;
  only: string | undefined;
  /** Aborted when the result is no longer needed: a terminated worker must not be called. */
  signal: AbortSignal;
}

const read = async (started: Promise<Reader>, { png, only, signal }: Page): Promise<string> => {
  const reader = await started;
  signal.throwIfAborted();
  threadOf(reader).ref();
  await reader.worker.setParameters({
    tessedit_pageseg_mode: reader.block,
    tessedit_char_whitelist: only ?? '',
  });
  signal.throwIfAborted();
  const { data } = await reader.worker.recognize(png, {}, { tsv: true, text: false });
  threadOf(reader).unref();
  return data.tsv ?? '';
};

export const readWithWorker = createWorkerReader();
