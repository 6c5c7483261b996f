import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Worker } from 'tesseract.js';
import { AppError } from '../../platform/app-error.ts';
import type { ReadPage } from './words-of-tsv.ts';

const IDLE_MS = 60_000;
/**
 * The bundled tesseract takes about twice as long as an installed one, and its first reading also loads the language.
 */
const READ_MS = 40_000;
const require = createRequire(import.meta.url);

/** All files are on the disk: nothing is downloaded or written. */
const start = async (): Promise<Worker> => {
  const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
};

/** The thread of a worker: an idle thread must not keep the process alive, a reading thread must. */
const threadOf = (reader: Worker) => (reader as unknown as { worker: Thread }).worker;

/**
 * Reads in its own thread, which ends after an idle minute because it uses much memory. A thread that times out or
 * fails is terminated, and the next page gets a new one.
 */
export const createWorkerReader = (limitMs = READ_MS): ReadPage => {
  let worker: Promise<Worker> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const discard = (started: Promise<Worker>): void => {
    if (worker === started) worker = undefined;
    void started.then(
      async (reader) => reader.terminate(),
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

const read = async (started: Promise<Worker>, { png, only, signal }: Page): Promise<string> => {
  const reader = await started;
  signal.throwIfAborted();
  threadOf(reader).ref();
  await reader.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    tessedit_char_whitelist: only ?? '',
  });
  signal.throwIfAborted();
  const { data } = await reader.recognize(png, {}, { tsv: true, text: false });
  threadOf(reader).unref();
  return data.tsv ?? '';
};

export const readWithWorker = createWorkerReader();
