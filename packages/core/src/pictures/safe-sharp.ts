import sharp from 'sharp';

/**
 * Only these three formats are ever looked into, in the whole process: every other loader of the library is
 * code that a stranger's file could reach, and an SVG is a program.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
/** Several pictures at once do not each want every core. */
sharp.concurrency(1);
/** Nothing here is asked for twice. */
sharp.cache(false);

export { sharp };
