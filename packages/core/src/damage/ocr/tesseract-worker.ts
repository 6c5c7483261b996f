import { createRequire } from 'node:module';
import path from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Worker } from 'tesseract.js';
import type { ReadPage } from './read-page.ts';

const IDLE_MS = 60_000;
const require = createRequire(import.meta.url);

let worker: Promise<Worker> | undefined;
let idle: NodeJS.Timeout | undefined;

/** Everything it needs is on the disk: nothing is fetched, nothing is written. */
const start = async (): Promise<Worker> => {
  const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
};

/** The thread behind a worker: one that waits must not keep a process alive, one that reads must. */
const threadOf = (reader: Worker) => (reader as unknown as { worker: Thread }).worker;

/** Reads in a thread of its own, which goes when nobody has asked for a minute: it holds a lot of memory. */
export const readWithWorker: ReadPage = async (png, only) => {
  clearTimeout(idle);
  worker ??= start();
  const reader = await worker;
  threadOf(reader).ref();
  try {
    await reader.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
      tessedit_char_whitelist: only ?? '',
    });
    const { data } = await reader.recognize(png, {}, { tsv: true, text: false });
    return data.tsv ?? '';
  } finally {
    threadOf(reader).unref();
    idle = setTimeout(() => {
      worker = undefined;
      void reader.terminate();
    }, IDLE_MS);
    idle.unref();
  }
};
