import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import type Library from 'sharp';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';

interface Draw {
  (options?: SharpOptions): Sharp;
  (input?: SharpInput, options?: SharpOptions): Sharp;
}

let library: typeof Library | undefined;

/** Loaded with the first image, not with the program: it would add a quarter of a second to every start. */
export const sharp: Draw = (...given: unknown[]) => {
  library ??= load();
  return (library as unknown as (...all: unknown[]) => Sharp)(...given);
};

/** Loads the library with its limits in the main thread, so that a worker thread never uses it without them. */
export const guardLibrary = (): void => {
  library ??= load();
};

const load = (): typeof Library => {
  const sharp = createRequire(import.meta.url)('sharp') as typeof Library;
  // The library and its limits are shared by all threads. Setting them again would lift them for a moment.
  if (!isMainThread) return sharp;
  // Only these three formats can be decoded in the whole process: any other loader of the library is code that a
  // stranger's file could reach, and an SVG can contain scripts.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  // Several images at once must not each use every core.
  sharp.concurrency(1);
  // No image is decoded twice, so a cache is of no use.
  sharp.cache(false);
  return sharp;
};
