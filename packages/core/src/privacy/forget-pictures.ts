import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { screenshots } from '../db/schema/screenshots.ts';
import { findKeysInUse } from '../pictures/submission.queries.ts';

/**
 * A screen stays a line in the family's count and keeps its print, so that nobody can hand it in again; the
 * picture itself goes. Answers the keys of the files.
 */
export const dropPictures = async (tx: Transaction, userId: string): Promise<string[]> => {
  const theirs = eq(screenshots.userId, userId);
  const rows = await tx
    .select({ file: screenshots.fileKey, thumbnail: screenshots.thumbnailKey })
    .from(screenshots)
    .where(theirs);
  await tx.update(screenshots).set({ fileKey: '', thumbnailKey: '' }).where(theirs);
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail]);
};

/** Once nothing can be taken back: files that no other screen stands on. */
export const removePictures = async (context: Context, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  const inUse = await findKeysInUse(context.db, keys);
  for (const key of new Set(keys)) if (key !== '' && !inUse.has(key)) await context.files.remove(key);
};
