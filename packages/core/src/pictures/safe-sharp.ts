import { createRequire } from 'node:module';
import type Library from 'sharp';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';

interface Draw {
  (options?: SharpOptions): Sharp;
  (input?: SharpInput, options?: SharpOptions): Sharp;
}

let loaded: Draw | undefined;

/** With the first picture, not with the program: a quarter of a second that every start would wait for. */
export const sharp: Draw = (...given: unknown[]) => {
  loaded ??= load();
  return (loaded as (...all: unknown[]) => Sharp)(...given);
};

const load = (): Draw => {
  const library = createRequire(import.meta.url)('sharp') as typeof Library;
  // Only these three formats are ever looked into, in the whole process: every other loader of the library is code that
  // a stranger's file could reach, and an SVG is a program.
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  // Several pictures at once do not each want every core.
  library.concurrency(1);
  // Nothing here is asked for twice.
  library.cache(false);
  return library;
};
