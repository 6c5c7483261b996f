import { createHash } from 'node:crypto';
import { runInWorker } from '../../platform/workers/run-in-worker.ts';
import { drawTableTask } from './draw-table.ts';
import type { TablePicture } from './draw-table.ts';
import { unpackFonts } from './load-fonts.ts';
import type { PALETTES } from './palette.ts';

export type Theme = keyof typeof PALETTES;

/** A picture takes about a hundred kilobytes of memory. */
const MAX_CACHED = 100;
/** Pictures by a hash of their content, so changed content is drawn again. The most recently used one is last. */
const kept = new Map<string, Promise<Buffer>>();

/** Draws a PNG to share: once for the same content, in a worker thread, one at a time per guild. */
export const drawSharePicture = async (
  guildId: string,
  table: TablePicture,
  theme: Theme,
): Promise<Buffer> => {
  const key = createHash('sha256')
    .update(JSON.stringify([table, theme]))
    .digest('base64');
  const picture = kept.get(key) ?? draw(guildId, table, theme);
  kept.delete(key);
  kept.set(key, picture);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_CACHED) break;
    kept.delete(oldest);
  }
  try {
    return await picture;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
};

const draw = async (guildId: string, table: TablePicture, theme: Theme): Promise<Buffer> =>
  Buffer.from(await runInWorker(drawTableTask, { table, theme, fonts: await unpackFonts() }, { guildId }));
