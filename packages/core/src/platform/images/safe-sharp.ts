import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import type Library from 'sharp';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';

interface Draw {
  (options?: SharpOptions): Sharp;
  (input?: SharpInput, options?: SharpOptions): Sharp;
}

let library: typeof Library | undefined;

/** With the first picture, not with the program: a quarter of a second that every start would wait for. */
export const sharp: Draw = (...given: unknown[]) => {
  library ??= load();
  return (library as unknown as (...all: unknown[]) => Sharp)(...given);
};

/** Loads the library with its guards in the main thread, so that a worker thread never meets it without them. */
export const guardLibrary = (): void => {
  library ??= load();
};

const load = (): typeof Library => {
  const sharp = createRequire(import.meta.url)('sharp') as typeof Library;
  // The library is one for all threads, and so are its guards. Set a second time they would be gone for a moment.
  if (!isMainThread) return sharp;
  // Only these three formats are ever looked into, in the whole process: every other loader of the library is code that
  // a stranger's file could reach, and an SVG is a program.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  // Several pictures at once do not each want every core.
  sharp.concurrency(1);
  // Nothing here is asked for twice.
  sharp.cache(false);
  return sharp;
};
