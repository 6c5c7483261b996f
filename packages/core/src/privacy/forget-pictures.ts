import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { screenshots } from '../db/schema/screenshots.ts';

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
