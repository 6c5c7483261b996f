import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { guildsOf } from './former-member.queries.ts';

/**
 * A screenshot's row and hashes stay, so that the family's count is right and nobody can send it again; its file is
 * deleted. Returns the storage keys of this many screenshots, or of all.
 */
export const dropScreenshotFiles = async (
  tx: Transaction,
  userId: string,
  limit?: number,
): Promise<string[]> => {
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
