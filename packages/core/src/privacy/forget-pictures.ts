import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { guildsOf } from './former-member.queries.ts';

/**
 * A screen stays a line in the family's count and keeps its print, so that nobody can hand it in again; the
 * picture itself goes. Answers the keys of the files of so many screens, or of all.
 */
export const dropPictures = async (tx: Transaction, userId: string, limit?: number): Promise<string[]> => {
  const kept = tx
    .select({ id: screenshots.id, file: screenshots.fileKey, thumbnail: screenshots.thumbnailKey })
    .from(screenshots)
    .where(
      and(
        inArray(screenshots.guildId, guildsOf(tx, userId)),
        eq(screenshots.userId, userId),
        ne(screenshots.fileKey, ''),
      ),
    );
  const rows = limit === undefined ? await kept : await kept.limit(limit);
  const ids = rows.map(({ id }) => id);
  await tx.update(screenshots).set({ fileKey: '', thumbnailKey: '' }).where(inArray(screenshots.id, ids));
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail]);
};
